import type { ProfileSection } from "./profile-sections.ja.ts";
import type { RegistrationStep } from "./steps.ts";

/** Why it helps a seeker to fill a part in, in the order in which companies look for it. */
const hints = {
  introduction:
    "企業が最初に読む文章です。100文字以上書くと、おすすめの候補として表示されやすくなります。",
  careers: "どんな仕事をしてきたかが、オファーを送る一番の決め手になります。",
  skills: "企業はスキルの名前で候補者を探します。",
  jobChangeWillingness: "今のお気持ちに合ったオファーが届くようになります。",
  desiredSalary: "条件が近い企業からオファーが届きやすくなります。",
  preferredWorkplaces: "通える場所の募集からオファーが届きます。",
  workStyles: "働き方の合う企業が、あなたを見つけやすくなります。",
  focusOnChoosingCompanies: "大切にしたいことが伝わり、合わないオファーが減ります。",
  interestedOccupations: "今の職種とは違う仕事のオファーも届くようになります。",
  interestedCompanyScales: "希望に近い規模の企業から声がかかりやすくなります。",
  profileImage: "マッチングした相手に、親しみを持ってもらえます。マッチング前は表示されません。",
  personalities: "経歴だけではわからない人柄が伝わり、話のきっかけになります。",
  portfolio: "実際の成果物を、マッチングした企業に見てもらえます。",
  managementExperience: "リーダーや管理職の募集からオファーが届きやすくなります。",
  english: "英語を使う仕事の候補になります。",
  phone: "運営からの急ぎの連絡に使います。企業には表示されません。",
  industry: "審査に必要な項目です。",
  occupation: "審査に必要な項目です。",
  name: "審査に必要な項目です。企業にはマッチング後に表示されます。",
  email: "審査の結果やオファーのお知らせが届きます。",
  education: "審査に必要な項目です。企業にはマッチング後に表示されます。",
} as const satisfies Record<Exclude<RegistrationStep, "confirmation">, string>;

type HintedStep = keyof typeof hints;
const order = Object.keys(hints) as HintedStep[];

/** A part of a profile that is still empty, and what filling it in is good for. */
export interface MissingSection {
  readonly step: HintedStep;
  readonly title: string;
  readonly isRequired: boolean;
  readonly hint: string;
}

/** The empty parts of a profile: those that judging requires first, then those that help most. */
export function missingSections(sections: readonly ProfileSection[]): MissingSection[] {
  const empty = order.flatMap((step) => {
    const section = sections.find((one) => one.step === step && !one.isFilled);
    if (!section) return [];
    const { title, isRequired } = section;
    return [{ step, title, isRequired, hint: hints[step] }];
  });
  return [...empty.filter((one) => one.isRequired), ...empty.filter((one) => !one.isRequired)];
}
