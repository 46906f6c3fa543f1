import type { ResultScreenProps } from "@/features/compass/result-screen";
import { caller } from "@/platform/server/caller";
import { ResultWithEditor } from "../../../../_compass/with-editor";

/** A result with what its page shows beside. */
export async function ResultPage({ result, past }: Pick<ResultScreenProps, "result" | "past">) {
  const [own, { speaks }] = await Promise.all([
    caller().joker.own.query(),
    caller().compass.standing.query(),
  ]);
  return <ResultWithEditor key={result.id} {...{ result, past, own, speaks }} />;
}
