import type { SavedConditions } from "@tefuda/domain/saved-search/schema";

/** What members of the demo company wrote down about candidates. */
export const demoCandidateNotes: readonly string[] = [
  "要件の整理から関わってこられた方。配送の現場を見てもらうと話が早そうです。",
  "副業から始めて、合えば転職もという温度感とのこと。まずは週10時間で相談したい。",
  "技術は十分。少人数のチームで育成まで任せられるかを、面談で確かめる。",
  "前職は在庫管理の刷新。うちの冷蔵倉庫の課題と近いので、事例を一つ用意しておく。",
  "東京希望だが、月に数回の出張は問題ないとのこと（自己紹介より）。",
  "開発部の高橋さんにも見てもらい、ぜひ会いたいとの返事。オファーは今週中に。",
  "希望年収が募集の上限に近い。裁量と働き方の話を先に伝えるのがよさそう。",
  "ログインが久しぶり。動きがあったら、あらためて声をかける。",
];

/** Searches that members of the demo company come back to. */
export const demoSavedSearches: readonly {
  readonly name: string;
  readonly conditions: SavedConditions;
}[] = [
  {
    name: "東京のエンジニア・転職活動中",
    conditions: {
      facets: {
        occupation: ["engineer"],
        preferredWorkplaces: ["tokyo"],
        jobChangeWillingness: ["alreadyStartActivity", "considering"],
      },
      sort: "recommended",
    },
  },
  {
    name: "副業でお願いしたいデザイナー",
    conditions: {
      facets: { occupation: ["designer"], sideJobWillingness: ["active", "ifGoodStory"] },
      sort: "recentLogin",
    },
  },
  {
    name: "在庫・物流の経験がある企画職（自己紹介あり、オファー未送信）",
    conditions: {
      words: "在庫",
      facets: { hasIntroduction: true, exceptOffered: true },
      sort: "recommended",
    },
  },
];
