import { type CompassModelPort, ModelFailure } from "@tefuda/adapters/compass/port";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { compassDesk, introduction } from "./compass.fixture.ts";
import { createAnswer } from "./create-answer.ts";
import { getLatestResult } from "./results.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

describe("a model that writes and judges", () => {
  const remark = (kind: string, quote: string, about: string) => ({ kind, quote, about });
  const answer = {
    impressions: [
      remark("result", "受注件数", "成果にこだわる姿勢"),
      remark("direction", "挑戦したい", "新しい事業への意欲"),
    ],
    learnMore: [
      remark("how", "新規開拓", "新規開拓で工夫したこと"),
      remark("why", "事業づくり", "退職を勧めること"),
    ],
    improvements: [
      remark("number", "法人営業", "担当したお客様の人数"),
      { kind: "moveUp", quote: "事業づくり", about: null },
    ],
  };
  /** Reads what is shown when the second call ends so. */
  const shownWhen = async (judge: CompassModelPort["judge"]) => {
    const compassModel = { limitMs: 300, advise: async () => answer, judge };
    const ctx = await compassDesk(test.db, { compassModel }).joker();
    await createAnswer(ctx, { id: uuidv7(), text: introduction });
    const { engine, learnMore, impressions } = await getLatestResult(ctx);
    return { engine, learnMore, first: impressions[0]?.text };
  };
  const asked = "「新規開拓が得意で」とありますが、新規開拓で工夫したことを教えていただけますか？";
  const instead = "「新規開拓が得意で」とありますが、ご自身が工夫したことを教えていただけますか？";
  const why =
    "「今後は事業づくりに挑戦したいです」とありますが、そのきっかけや理由を教えていただけますか？";

  it("has its words shown that the second call allowed, and the rules' in every other place", async () => {
    const verdicts = ["refused", "allowed", "allowed", "refused"];
    expect(await shownWhen(async () => ({ verdicts }))).toEqual({
      engine: "model",
      learnMore: [asked, why],
      first: "この部分から、結果まで見届ける姿勢が伝わってきました。",
    });
  });

  it.each<[string, CompassModelPort["judge"]]>([
    ["fails", () => Promise.reject(new ModelFailure("refused", "It would not."))],
    ["answers nonsense", async () => "allowed"],
    [
      "comes too late",
      (_, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener("abort", () =>
            reject(new ModelFailure("timeout", "It was too late.")),
          ),
        ),
    ],
  ])("has none of its words shown when the second call %s", async (_, judge) => {
    expect(await shownWhen(judge)).toEqual({
      engine: "model",
      learnMore: [instead, why],
      first: "この部分から、結果まで見届ける姿勢が伝わってきました。",
    });
  });
});
