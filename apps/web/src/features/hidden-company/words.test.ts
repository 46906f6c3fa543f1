import { expect, it } from "vitest";
import { hiddenCompanyCopy } from "./copy.ja.ts";

it("says it in the words of the specification where it has some", () => {
  const { title, matchedNote, suggestion, add, list, confirm } = hiddenCompanyCopy;
  expect([title, matchedNote, suggestion.title, add.submit, list.remove]).toEqual([
    "非表示企業の設定",
    "すでにマッチングしている企業とのメッセージは引き続き表示されます。",
    "現在の勤務先を非表示にしますか？",
    "追加する",
    "削除する",
  ]);
  expect(confirm.title("example.co.jp")).toBe("「example.co.jp」を削除しますか？");
});

it("says that names, mail domains and numbers hide as well, and for how long", () => {
  expect([hiddenCompanyCopy.help, hiddenCompanyCopy.add.placeholder]).toEqual([
    "企業名、企業サイトのURL、メールアドレスのドメイン、法人番号のいずれかを入力してください。登録した企業には、あなたの情報が表示されなくなります。企業が社名やサイトを変えても、削除するまで非表示のままです。",
    "例）株式会社みなと、example.co.jp",
  ]);
});
