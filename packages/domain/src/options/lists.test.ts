import { describe, expect, it } from "vitest";
import { companyScaleLabels, companyScales, teamSizeLabels, teamSizes } from "./company.ts";
import { employmentTypeLabels, employmentTypes } from "./employment.ts";
import { englishLevelLabels, englishLevels } from "./english.ts";
import { genderLabels, genders } from "./gender.ts";
import { industries, industryLabels } from "./industries.ts";
import {
  interestedThemeLabels,
  interestedThemes,
  interestLevelLabels,
  interestLevels,
} from "./interest.ts";
import { managementExperienceLabels, managementExperiences } from "./management-experience.ts";
import { occupationLabels, occupations } from "./occupations.ts";
import { personalityKeys, personalityPrompts } from "./personalities.ts";
import { rankLabels, ranks, shownRanks } from "./ranks.ts";
import { registrationStatuses, registrationStatusLabels } from "./registration-statuses.ts";
import { selectionCriteria, selectionCriterionLabels } from "./selection-criteria.ts";
import { skillSuggestions } from "./skills.ts";
import {
  jobChangeWillingnesses,
  jobChangeWillingnessLabels,
  sideJobWillingnesses,
  sideJobWillingnessLabels,
} from "./willingness.ts";
import { workConditionLabels, workConditions } from "./work-conditions.ts";
import { workStyleLabels, workStyles } from "./work-styles.ts";
import { regionLabels, regions, workplaceChoiceLabels, workplaceChoices } from "./workplaces.ts";

const lists = [
  [
    "industries",
    industries,
    industryLabels,
    {
      internet: "IT・インターネット",
      maker: "メーカー",
      finance: "金融・保険",
      consulting: "コンサルティング・専門サービス",
      tradingDistributionRetailService: "商社・流通・小売・サービス",
      realEstateBuilding: "不動産・建設",
      advertisementMassCommunicationEntertainment: "広告・マスコミ・エンタメ",
      medical: "医療・医薬・福祉",
      infrastructurePublicWorkOther: "インフラ・官公庁・その他",
    },
  ],
  [
    "main occupations",
    occupations,
    occupationLabels,
    {
      engineer: "エンジニア",
      designer: "デザイナー",
      planner: "企画",
      consultant: "コンサルタント",
      director: "ディレクター・PM",
      sales: "営業",
      marketer: "マーケター",
      corporateStaff: "コーポレートスタッフ",
      other: "その他",
    },
  ],
  [
    "employment types",
    employmentTypes,
    employmentTypeLabels,
    { midCareer: "転職（正社員・契約社員など）", sideJob: "副業・業務委託" },
  ],
  [
    "interest levels",
    interestLevels,
    interestLevelLabels,
    {
      littleInterested: "少し興味がある",
      wantToHear: "話を聞いてみたい",
      workingSoon: "すぐにでも働きたい",
    },
  ],
  [
    "interested themes",
    interestedThemes,
    interestedThemeLabels,
    {
      missionVision: "ミッション・ビジョン",
      valueAndMood: "バリュー・社内の雰囲気",
      businessAndStrength: "事業内容・強み",
      positionDetail: "ポジションの詳細",
      member: "一緒に働くメンバー",
      other: "その他",
    },
  ],
  [
    "job-change willingness",
    jobChangeWillingnesses,
    jobChangeWillingnessLabels,
    {
      alreadyStartActivity: "すでに転職活動をしている",
      considering: "転職を検討している",
      ifGoodStory: "良い話があれば聞きたい",
      noIntention: "今のところ転職は考えていない",
    },
  ],
  [
    "side-job willingness",
    sideJobWillingnesses,
    sideJobWillingnessLabels,
    {
      active: "積極的に副業を探している",
      ifGoodStory: "良い話があれば聞きたい",
      noIntention: "今のところ副業は考えていない",
    },
  ],
  [
    "work conditions",
    workConditions,
    workConditionLabels,
    {
      partiallyRemote: "一部リモート可",
      mainRemote: "リモート中心",
      fullRemote: "フルリモート",
      overTenHoursWeekly: "週10時間以上",
      overTwentyHoursWeekly: "週20時間以上",
      overThirtyHoursWeekly: "週30時間以上",
      shortTime: "時短勤務可",
    },
  ],
  [
    "company scales",
    companyScales,
    companyScaleLabels,
    {
      startup: "スタートアップ",
      middleVenture: "ミドルベンチャー",
      megaVenture: "メガベンチャー",
      sme: "中小企業",
      largeCompany: "大手企業",
      professionalFarm: "プロフェッショナルファーム",
      noInterest: "こだわらない",
    },
  ],
  [
    "team size bands",
    teamSizes,
    teamSizeLabels,
    {
      oneToTwenty: "1〜20名",
      twentyOneToFifty: "21〜50名",
      fiftyOneToHundred: "51〜100名",
      hundredOneToThreeHundred: "101〜300名",
      threeHundredOneToFiveHundred: "301〜500名",
      fiveHundredOneToThousand: "501〜1,000名",
      over: "1,001名以上",
    },
  ],
  [
    "English levels",
    englishLevels,
    englishLevelLabels,
    { daily: "日常会話レベル", business: "ビジネスレベル", native: "ネイティブレベル" },
  ],
  [
    "selection criteria",
    selectionCriteria,
    selectionCriterionLabels,
    {
      visionPhilosophy: "ビジョン・理念に共感できる",
      cultureMatch: "社風・カルチャーが合う",
      workingFriendlyWithMembers: "一緒に働く人と気持ちよく働ける",
      growthPotentialOfCompany: "会社の成長性がある",
      interestedInBusiness: "事業に興味が持てる",
      interestedInBusinessContent: "仕事内容に興味が持てる",
      treatment: "給与・待遇が良い",
    },
  ],
  [
    "management experience",
    managementExperiences,
    managementExperienceLabels,
    {
      none: "なし",
      small: "あり（1〜5名）",
      middle: "あり（6〜10名）",
      large: "あり（11〜20名）",
      more: "あり（21名以上）",
    },
  ],
  [
    "work-style wishes",
    workStyles,
    workStyleLabels,
    {
      ownedService: "自社サービスに関わりたい",
      global: "グローバルに働きたい",
      newBusiness: "新規事業に関わりたい",
      discresion: "裁量を持って働きたい",
      management: "マネジメントに挑戦したい",
      experienceAndSkill: "経験やスキルを活かしたい",
      expert: "専門性を高めたい",
      variousDuties: "幅広い業務を経験したい",
      workLifeBalance: "ワークライフバランスを大切にしたい",
      remoteFlex: "リモート・フレックスで働きたい",
    },
  ],
  ["genders", genders, genderLabels, { male: "男性", female: "女性", other: "その他・回答しない" }],
  [
    "ranks",
    ranks,
    rankLabels,
    {
      S: "Sランク",
      A: "Aランク",
      B: "Bランク",
      C: "Cランク",
      D: "Dランク",
      E: "Eランク",
      Z: "対象外",
    },
  ],
  [
    "registration statuses",
    registrationStatuses,
    registrationStatusLabels,
    { loggedIn: "登録開始", provisioning: "入力中", judging: "審査中", registered: "登録済み" },
  ],
  [
    "region groups",
    regions,
    regionLabels,
    {
      hokkaidoTohoku: "北海道・東北",
      kanto: "関東",
      koshinetsuHokuriku: "甲信越・北陸",
      tokai: "東海",
      kansai: "関西",
      chugoku: "中国",
      shikoku: "四国",
      kyushuOkinawa: "九州・沖縄",
      abroad: "海外",
    },
  ],
  [
    "workplace choices",
    workplaceChoices,
    workplaceChoiceLabels,
    {
      tokyo: "東京",
      exceptTokyo: "東京以外",
      abroad: "海外",
      remote: "リモート",
      none: "こだわらない",
    },
  ],
  [
    "personality prompts",
    personalityKeys,
    personalityPrompts,
    {
      strength: "周囲からよく言われる強みは？",
      motivation: "仕事でいちばん楽しいと感じる瞬間は？",
      teamRole: "チームではどんな役割になることが多い？",
      turningPoint: "自分を変えたできごとは？",
      learning: "最近学んでいることは？",
      holiday: "休日の過ごし方は？",
    },
  ],
] as const;

describe("fixed option lists", () => {
  it.each(lists)("%s have these keys and labels, in this order", (_, keys, labels, expected) => {
    expect(keys).toEqual(Object.keys(expected));
    expect(Object.entries(labels)).toEqual(Object.entries(expected));
  });

  it("writes ranges with the wave dash, which every font draws alike", () => {
    expect(JSON.stringify(lists)).not.toContain("\uff5e");
  });

  it("suggests skills for every occupation, none twice", () => {
    expect(Object.keys(skillSuggestions)).toEqual([
      "engineer",
      "designer",
      "planner",
      "consultant",
      "director",
      "sales",
      "marketer",
      "corporateStaff",
      "other",
    ]);
    for (const skills of Object.values(skillSuggestions)) {
      expect(new Set(skills.map((skill) => skill.toLowerCase())).size).toBe(skills.length);
    }
  });

  it("shows every rank but Z", () => {
    expect(shownRanks).toEqual(["S", "A", "B", "C", "D", "E"]);
  });
});
