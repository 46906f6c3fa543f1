import { describe, expect, it } from "vitest";
import type { ScheduleSnapshot } from "../schedule/types.ts";
import { messageTypes } from "./constants.ts";
import { messagePreview } from "./preview.ts";
import {
  chooseThemesSchema,
  listMessagesSchema,
  markReadSchema,
  searchMessagesSchema,
  sendMessageSchema,
  takeDownSchema,
} from "./schema.ts";
import { fileSizeText, messageText, scheduleReasonText, type TextedMessage } from "./text.ts";

const thread = {
  origin: "offer",
  jokerName: "山田花子",
  aceName: "佐藤健",
  companyName: "株式会社みどり",
  recruitmentTitle: "法人営業",
} as const;
const schedule: ScheduleSnapshot = {
  id: "s",
  round: 1,
  status: "proposed",
  purpose: "casual",
  proposerType: "ace",
  proposerId: "ace",
  durationMinutes: 30,
  candidates: [
    { id: "c", startAt: "2025-04-03T05:00:00Z", endAt: "2025-04-03T05:30:00Z", source: "manual" },
  ],
  selectedCandidateId: "c",
};
const read = (message: Partial<TextedMessage> & Pick<TextedMessage, "type">, origin = thread) => {
  const whole = { text: "", userId: "joker", ...message };
  return [
    messageText(whole, { side: "joker", userId: "joker" }, origin),
    messageText(whole, { side: "ace", userId: "ace" }, origin),
  ];
};

describe("messageText", () => {
  it("tells both sides about the match in their own words", () => {
    expect(read({ type: messageTypes.FirstMessage })).toEqual([
      "マッチングが成立しました。「法人営業」について、まずはごあいさつと聞いてみたいことを送ってみましょう。",
      "マッチングが成立しました。山田花子さんが「法人営業」のオファーに興味を示しています。まずはごあいさつを送りましょう。",
    ]);
  });

  it("lists themes, with the free one on its own line", () => {
    const message = {
      type: messageTypes.InterestedTheme,
      selectedInterestedThemes: ["missionVision", "other"],
      otherTheme: "副業の可否",
    } as const;
    expect(read(message)).toEqual([
      "話してみたいテーマ：ミッション・ビジョン、その他\nその他：副業の可否",
      "山田花子さんが話してみたいテーマ：ミッション・ビジョン、その他\nその他：副業の可否",
    ]);
  });

  it("asks for the interest until it is answered", () => {
    const type = messageTypes.InterestAction;
    expect(read({ type })[0]).toContain("株式会社みどりへの今の気持ちを教えてください。");
    expect(read({ type, selectedInterestAction: "wantToHear" })).toEqual([
      "「話を聞いてみたい」と回答しました。",
      "山田花子さんが今の気持ちを回答しました。",
    ]);
    expect(
      read({ type: messageTypes.InterestToAce, selectedInterestAction: "workingSoon" }),
    ).toEqual([
      "「すぐにでも働きたい」と伝えました。",
      "山田花子さんの今の気持ち：「すぐにでも働きたい」",
    ]);
  });

  it("speaks of a schedule from each side", () => {
    const type = messageTypes.SystemScheduleSelection;
    expect(read({ type, userId: "ace", schedule })).toEqual([
      "佐藤健さんから日程候補が届きました。ご都合のよい日時を選んでください。",
      "日程候補を送りました。山田花子さんの回答をお待ちください。",
    ]);
    const fixed =
      "2025年4月3日（木） 14:00（日本時間）の面談（30分）です。開始10分前からビデオ面談に入室できます。";
    expect(read({ type, schedule: { ...schedule, status: "fixed" } })).toEqual([
      `日程が確定しました。佐藤健さんとの${fixed}`,
      `日程が確定しました。山田花子さんとの${fixed}`,
    ]);
    const cancelled = { ...schedule, status: "cancelled", reasonKey: "health" } as const;
    expect(read({ type, schedule: cancelled })[0]).toBe(
      "佐藤健さんとの2025年4月3日（木） 14:00（日本時間）の面談がキャンセルされました。理由：体調不良",
    );
    expect(read({ type, schedule: { ...schedule, status: "cancelled" } })[1]).toBe(
      "山田花子さんとの2025年4月3日（木） 14:00（日本時間）の面談がキャンセルされました。",
    );
    expect(read({ type, schedule: { ...schedule, status: "done" } })[0]).toBe(
      "佐藤健さんとの2025年4月3日（木） 14:00（日本時間）の面談が終了しました。お疲れさまでした。",
    );
    const lapsed = { ...schedule, status: "expired", selectedCandidateId: null } as const;
    expect(read({ type, schedule: lapsed })[1]).toBe(
      "日程候補の期限が過ぎました。もう一度、日程を調整してください。",
    );
  });

  it("tells a proposal that was taken back from an interview that was cancelled", () => {
    const type = messageTypes.SystemScheduleSelection;
    const withdrawn = { ...schedule, status: "cancelled", selectedCandidateId: null } as const;
    expect(read({ type, userId: "joker", schedule: withdrawn })).toEqual([
      "面談の日程候補を取り下げました。",
      "山田花子さんが面談の日程候補を取り下げました。",
    ]);
    const preview = { type, text: "" };
    expect(messagePreview({ ...preview, schedule: withdrawn })).toBe("日程候補を取り下げました");
    expect(messagePreview({ ...preview, schedule: { ...schedule, status: "cancelled" } })).toBe(
      "面談がキャンセルされました",
    );
  });

  it("names the reason of a request for new times to the other side only", () => {
    const asked = { ...schedule, reasonKey: "other", reasonNote: "出張のため" } as const;
    expect(read({ type: messageTypes.RescheduleMessage, schedule: asked })).toEqual([
      "佐藤健さんとの2025年4月3日（木） 14:00（日本時間）の面談について、日程の再調整を依頼しました。新しい候補をお待ちください。",
      "山田花子さんとの2025年4月3日（木） 14:00（日本時間）の面談について、日程の再調整の依頼がありました。理由：出張のため",
    ]);
    const proposal = { ...asked, selectedCandidateId: null };
    expect(read({ type: messageTypes.RescheduleMessage, schedule: proposal })[0]).toBe(
      "佐藤健さんとの面談について、日程の再調整を依頼しました。新しい候補をお待ちください。",
    );
  });

  it("hides what an operator removed and names a file with its size", () => {
    expect(read({ type: messageTypes.Normal, text: "秘密", isRemoved: true })[1]).toBe(
      "このメッセージは運営により削除されました。",
    );
    const file = { name: "履歴書.pdf", size: 1_572_864, contentType: "application/pdf" };
    expect(read({ type: messageTypes.FileUrl, file })[0]).toBe("履歴書.pdf（1.5MB）");
  });

  it.each([
    [10, "1KB"],
    [1_047_552, "1023KB"],
    [1_048_576, "1.0MB"],
    [104_857_600, "100.0MB"],
  ])("writes %i bytes as %s", (bytes, text) => {
    expect(fileSizeText(bytes)).toBe(text);
  });

  it("shows the note of another reason, and of no other", () => {
    const text = (reasonKey: "other" | "health", reasonNote?: string) =>
      scheduleReasonText({ reasonKey, reasonNote });
    expect([text("other", "出張"), text("other"), text("health", "風邪")]).toEqual([
      "出張",
      "その他",
      "体調不良",
    ]);
  });
});

describe("messagePreview", () => {
  it.each([
    [0, "一行目\n二行目", undefined, "一行目 二行目"],
    [0, "👨‍👩‍👧".repeat(41), undefined, "👨‍👩‍👧".repeat(40)],
    [14, "", undefined, "ファイルを送信しました"],
    [4, "", "proposed", "日程候補を送信しました"],
    [4, "", "fixed", "日程が確定しました"],
    [4, "", "done", "ビデオ面談が終了しました"],
    [5, "", "rescheduleRequested", "日程の再調整を依頼しました"],
    [3, "", undefined, "マッチングしました"],
    [7, "", undefined, "今の気持ちを聞いています"],
    [8, "", undefined, "気持ちが届きました"],
    [9, "", undefined, "気持ちが届きました"],
    [11, "", undefined, "マッチングしました"],
    [13, "", undefined, "テーマが届きました"],
  ] as const)("of type %i", (type, text, status, preview) => {
    expect(messagePreview({ type, text, schedule: status && { status } })).toBe(preview);
  });
});

describe("sending", () => {
  const id = "0190b0a0-0000-7000-8000-000000000001";
  const text = (value: string) =>
    sendMessageSchema.safeParse({ matchingId: id, id, type: 0, text: value }).success;

  it("takes 1 to 2000 characters as people count them", () => {
    expect(text(" ")).toBe(false);
    expect(text("👨‍👩‍👧".repeat(2000))).toBe(true);
    expect(text("あ".repeat(2001))).toBe(false);
  });

  it("takes 1 to 5 files and no other type", () => {
    const files = (count: number, type = 14) =>
      sendMessageSchema.safeParse({ matchingId: id, id, type, uploadIds: Array(count).fill(id) })
        .success;
    expect([0, 1, 5, 6].map((count) => files(count))).toEqual([false, true, true, false]);
    expect(files(1, 3)).toBe(false);
  });

  it("takes themes, a reason to take down and the beginning of a thread at their least", () => {
    const themes = (some: string[]) =>
      chooseThemesSchema.safeParse({ matchingId: id, themes: some }).success;
    expect([themes([]), themes(["member"])]).toEqual([false, true]);
    const takeDown = (seq: number, reason: string) =>
      takeDownSchema.safeParse({ matchingId: id, seq, reason }).success;
    expect([takeDown(1, "荒"), takeDown(0, "荒"), takeDown(1, "")]).toEqual([true, false, false]);
    const read = (seq: number) => markReadSchema.safeParse({ matchingId: id, seq }).success;
    expect([0, -1].map(read)).toEqual([true, false]);
  });
});

describe("lists of messages", () => {
  const matchingId = "0190b0a0-0000-7000-8000-000000000001";

  it("are of fifty where nothing is said, and of up to a hundred", () => {
    expect(listMessagesSchema.parse({ matchingId }).limit).toBe(50);
    const takes = (limit: number) => listMessagesSchema.safeParse({ matchingId, limit }).success;
    expect([0, 1, 100, 101].map(takes)).toEqual([false, true, true, false]);
  });

  it("that are searched are of twenty where nothing is said, and of up to fifty", () => {
    const words = "面談";
    expect(searchMessagesSchema.parse({ words }).limit).toBe(20);
    const takes = (asked: object) => searchMessagesSchema.safeParse({ words, ...asked }).success;
    expect([0, 1, 50, 51].map((limit) => takes({ limit }))).toEqual([false, true, true, false]);
    expect([200, 201].map((length) => takes({ cursor: "a".repeat(length) }))).toEqual([
      true,
      false,
    ]);
  });
});
