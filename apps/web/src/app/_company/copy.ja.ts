/** Words of the window with a company. */
export const companyCopy = {
  show: "企業情報を見る",
  tabs: "企業の情報",
  about: "企業情報",
  recruitments: "募集",
  people: "働く人",
  close: "閉じる",
  toPage: "企業ページを見る",
  gone: "この企業のページは、現在公開されていません。",
  noRecruitments: "現在公開中の募集はありません。",
  noPeople: "現在プロフィールを公開しているメンバーはいません。",
  more: (count: number) => `ほか${count}件の募集は、企業ページでご覧いただけます。`,
  year: (year: number) => `${year}年`,
} as const;
