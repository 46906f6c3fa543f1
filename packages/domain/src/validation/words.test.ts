import { expect, it } from "vitest";
import { messages } from "./messages.ja.ts";

it("says it in these words beside a field", () => {
  expect(messages).toMatchObject({
    corporateNumberTaken: "この法人番号は、別の企業で登録されています",
    corporateNumberCheck: "法人番号が正しくありません。13桁の数字をご確認ください",
    awaitsOperator: "運営が確認するまで公開できません",
    passwordCommon:
      "よく使われている、推測されやすいパスワードです。別のパスワードを入力してください",
    passwordWord:
      "単語や人名に近く、推測されやすいパスワードです。関係のない言葉をいくつかつなげるなど、別のパスワードを入力してください",
    passwordPattern:
      "繰り返しや並び順、日付に近く、推測されやすいパスワードです。別のパスワードを入力してください",
    passwordOwn:
      "サービス名やお名前、メールアドレスに近く、推測されやすいパスワードです。別のパスワードを入力してください",
    passwordTemporary: "仮のパスワードとは別のパスワードを入力してください",
    ageOrder: "下限は上限以下の年齢にしてください",
    toeicStep: "TOEICのスコアは5点刻みの整数で入力してください",
    workingStartRequired: "開始年月を選択してください",
    timeOrder: "終了時刻は開始時刻より後にしてください",
    timeOverlap: "時間帯が重なっています",
    terms: "利用規約とプライバシーポリシーへの同意が必要です",
  });
});
