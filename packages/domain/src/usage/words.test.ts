import { expect, it } from "vitest";
import {
  replyLabel,
  unknownGroups,
  usageMetricLabels,
  usageNote,
  usageRateLabels,
} from "./labels.ja.ts";

it("says it in these words: replyLabel", () => {
  expect(replyLabel).toBe("返信までの時間（中央値）");
});

it("says it in these words: unknownGroups", () => {
  expect(unknownGroups).toEqual({
    member: "退職したメンバー",
    position: "募集なし",
  });
});

it("says it in these words: usageMetricLabels", () => {
  expect(usageMetricLabels).toEqual({
    offersSent: "オファー送信数",
    offersOpened: "開封数",
    offersAccepted: "承諾数",
    likesReceived: "「興味あり」受信数",
    matchings: "マッチング数",
    interviews: "面談数",
  });
});

it("says it in these words: usageNote", () => {
  expect(usageNote).toBe("対象が5名に満たない数値と、そこから逆算できる数値は「-」と表示します。");
});

it("says it in these words: usageRateLabels", () => {
  expect(usageRateLabels).toEqual({
    opened: "開封率",
    accepted: "承諾率",
  });
});
