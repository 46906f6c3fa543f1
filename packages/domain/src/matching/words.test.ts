import { expect, it } from "vitest";
import { standardCloseText } from "./labels.ja.ts";

it("says it in these words: standardCloseText", () => {
  expect(standardCloseText).toBe(
    "これまでやり取りをいただき、ありがとうございました。お返事の期限を過ぎましたので、こちらのやり取りはいったん終了とさせていただきます。またご縁がありましたら、どうぞよろしくお願いいたします。",
  );
});
