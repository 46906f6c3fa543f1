import type { LabelledIntroduction } from "../labelled.ts";

/** Read while the rules were being mended: personal facts in other words, declines, customers' worries. */
export const seenC: readonly LabelledIntroduction[] = [
  {
    id: "care-gap",
    text: "食品商社で受発注の事務を6年担当しました。母の介護のため3年間離職していましたが、いまは派遣社員として働いています。出荷の確認表を作り直し、入力の間違いを月に20件から5件に減らしました。",
    truth: {
      number: ["20件", "5件"],
      period: ["6年", "3年間"],
      achievement: ["減らし"],
      firstPersonAction: ["担当し", "働いて", "作り直し", "減らし"],
      sensitiveFact: ["母の介護"],
    },
  },
  {
    id: "transfer-and-daughter",
    text: "書店で児童書の仕入れを任されています。夫の転勤で2年間休職しましたが、いまは娘と二人暮らしです。子どもの保育園が決まり、勤務を週5日に戻しました。読み聞かせの会を毎月開き、参加者は8組から25組に増えました。",
    truth: {
      number: ["8組", "25組"],
      period: ["2年間", "5日"],
      achievement: ["増え"],
      firstPersonAction: ["任されて", "戻し", "開き"],
      sensitiveFact: ["夫の転勤", "娘と二人暮らし", "子どもの保育園"],
    },
  },
  {
    id: "turning-forty",
    text: "20代から営業を続け、今年で40になります。父親として家の時間も大切にしています。印刷会社で法人のお客様48社を担当し、昨期は新しい受注を前年の1.3倍に増やしました。次は営業の仕組みづくりに挑戦したいです。",
    truth: {
      number: ["48社", "1.3倍"],
      achievement: ["増やし"],
      firstPersonAction: ["続け", "担当し", "増やし"],
      wish: ["挑戦したい"],
      sensitiveFact: ["20代から", "今年で40になります", "父親として"],
    },
  },
  {
    id: "came-to-japan",
    text: "ミャンマー人です。来日して5年になります。ホテルの清掃の班長として14名をまとめ、1室あたりの作業を40分から32分に縮めました。職人のような丁寧さを目標にしています。接客の仕事にも挑戦したいです。",
    truth: {
      number: ["14名", "1室", "40分", "32分"],
      achievement: ["縮め"],
      firstPersonAction: ["まとめ", "縮め"],
      wish: ["目標", "挑戦したい"],
      sensitiveFact: ["ミャンマー人", "来日して5年"],
    },
  },
  {
    id: "waseda-economics",
    text: "早稲田卒です。経済学を専攻し、修士課程では物価を調べました。いまは人材会社で新卒採用と第二新卒の支援を担当し、年間60名の入社を決めました。卒業生向けの相談会も企画しています。",
    truth: {
      number: ["60名"],
      firstPersonAction: ["担当し", "決め", "企画して"],
      sensitiveFact: ["早稲田卒", "経済学を専攻", "修士課程"],
    },
  },
  {
    id: "customers-worries",
    text: "エステサロンでお客様の悩みを聞き、20代向けのコースを企画しました。30代の男女のお客様にも広がり、予約は月90件から130件に増えました。月の目標の未達は一度もありません。失敗を恐れず新しい施術を試しています。",
    truth: {
      number: ["90件", "130件"],
      achievement: ["広がり", "増え"],
      firstPersonAction: ["聞き", "企画し", "試して"],
    },
  },
  {
    id: "honest-decline",
    text: "スーパーの店長を3年務めました。近くに大型店ができた年は売上が2割減少し、離職も5名増えました。売り場の順番を見直し、惣菜の廃棄を月12万円から7万円に減らしました。仕入れの失敗から学び、発注の表を毎朝書いています。",
    truth: {
      number: ["2割", "5名", "12万円", "7万円"],
      period: ["3年"],
      achievement: ["減らし"],
      firstPersonAction: ["務め", "見直し", "減らし", "学び", "書いて"],
      repeatedEnding: ["スーパーの店長"],
    },
  },
];
