import type { Rating, ReviewTag } from "@tefuda/domain/video/review";

/** What somebody thought of an interview. */
export interface DemoReview {
  readonly by: "joker" | "ace";
  readonly rating: Rating;
  readonly tags: readonly ReviewTag[];
  readonly comment?: string;
  /** How many days ago they spoke. */
  readonly daysAgo: number;
}

/** From every mood: most went well, some ask an operator to look again. */
export const demoReviews: readonly DemoReview[] = [
  {
    by: "joker",
    rating: 1,
    tags: ["unpleasant", "likeSelection"],
    comment:
      "カジュアル面談と聞いていましたが、結婚や出産の予定を続けて聞かれました。答えを濁すと不機嫌そうにされ、とても話しづらかったです。",
    daysAgo: 1,
  },
  {
    by: "ace",
    rating: 5,
    tags: ["wellPrepared", "clearAnswers"],
    comment: "事前に事業の資料まで読んでくださっていて、具体的なお話ができました。",
    daysAgo: 1,
  },
  { by: "joker", rating: 5, tags: ["answeredPolitely", "onTime"], daysAgo: 2 },
  {
    by: "joker",
    rating: 2,
    tags: ["likeSelection"],
    comment: "志望動機と他社の選考状況を最初に聞かれ、ほぼ一次面接のような内容でした。",
    daysAgo: 3,
  },
  { by: "ace", rating: 4, tags: ["clearAnswers", "onTime"], daysAgo: 3 },
  {
    by: "ace",
    rating: 1,
    tags: ["absent"],
    comment: "開始から30分お待ちしましたが、ご連絡がありませんでした。",
    daysAgo: 4,
  },
  {
    by: "joker",
    rating: 4,
    tags: ["matchedRecruitment", "answeredPolitely"],
    comment: "在宅勤務の実際の頻度まで率直に教えていただけて、安心しました。",
    daysAgo: 5,
  },
  {
    by: "joker",
    rating: 2,
    tags: ["differedFromRecruitment"],
    comment: "募集では企画職とありましたが、実際は半分以上が営業とのことでした。",
    daysAgo: 6,
  },
  { by: "ace", rating: 5, tags: ["wellPrepared", "onTime"], daysAgo: 6 },
  {
    by: "joker",
    rating: 5,
    tags: ["matchedRecruitment", "answeredPolitely", "onTime"],
    comment: "仕事の難しいところも隠さず話してくださり、信頼できると感じました。",
    daysAgo: 8,
  },
  { by: "ace", rating: 3, tags: ["onTime"], daysAgo: 9 },
  {
    by: "joker",
    rating: 3,
    tags: ["onTime"],
    comment: "音声が途切れがちで、後半はあまりお話しできませんでした。",
    daysAgo: 11,
  },
  { by: "joker", rating: 4, tags: ["answeredPolitely"], daysAgo: 13 },
  {
    by: "ace",
    rating: 2,
    tags: [],
    comment: "移動中のご参加だったようで、会話が途切れてしまいました。",
    daysAgo: 15,
  },
  {
    by: "joker",
    rating: 1,
    tags: ["unpleasant"],
    comment: "前の職場の悪口を言わせようとするような質問が続きました。",
    daysAgo: 18,
  },
  { by: "ace", rating: 4, tags: ["wellPrepared"], daysAgo: 19 },
];
