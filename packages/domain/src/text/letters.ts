/**
 * What `fold` and the database's `fold_text` know of single letters. The database has a copy of it: a change here
 * needs a migration, and the test of both says so.
 */

/** Signs that are typed for a hyphen, and for a tilde. */
const HYPHENS = "‐‑‒–—―−─⁃˗";
const TILDES = "〜∼";

/**
 * Forms of one letter, the plain one first. From the Table of Jōyō Kanji and the lists of kanji for names with their
 * older forms; the register's unified kanji, of which those that names are written with.
 */
const FORMS = `
亜亞 悪惡 圧壓 囲圍 医醫 為爲 壱壹 隠隱 栄榮 営營 衛衞 駅驛 円圓 塩鹽 縁緣
艶艷 応應 欧歐 殴毆 桜櫻 奥奧 横橫 温溫 穏穩 仮假 価價 画畫 会會 絵繪 壊壞
懐懷 概槪 拡擴 殻殼 覚覺 学學 岳嶽 楽樂 渇渴 缶罐 巻卷 陥陷 勧勸 寛寬 関關
歓歡 観觀 気氣 帰歸 亀龜 偽僞 戯戲 犠犧 旧舊 拠據 挙擧 虚虛 峡峽 挟挾 狭狹
郷鄕 暁曉 区區 駆驅駈 勲勳 薫薰 径徑 茎莖 恵惠 掲揭 渓溪 経經 蛍螢 軽輕 継繼
鶏鷄 芸藝 撃擊 欠缺 研硏 県縣 倹儉 剣劍 険險 圏圈 検檢 献獻 権權 顕顯 験驗
厳嚴 広廣 効效 恒恆 黄黃 鉱鑛 号號 国國 黒黑 砕碎 済濟 斎齋 剤劑 雑雜 参參
桟棧 蚕蠶 惨慘 賛贊 残殘 糸絲 歯齒 児兒 辞辭 湿濕 実實 写寫 釈釋 寿壽 収收
従從 渋澁 獣獸 縦縱 粛肅 処處 緒緖 叙敍 将將 称稱 渉涉 焼燒 証證 奨奬 条條
状狀 乗乘 浄淨 剰剩 畳疊 縄繩 壌壤 嬢孃 譲讓 醸釀 触觸 嘱囑 真眞 寝寢 慎愼
尽盡 図圖 粋粹 酔醉 穂穗 随隨 髄髓 枢樞 数數 瀬瀨 声聲 斉齊 静靜 窃竊 摂攝
専專 浅淺 戦戰 践踐 銭錢 潜潛 繊纖 禅禪 双雙 壮壯 争爭 荘莊 捜搜 挿插 巣巢
曽曾 痩瘦 装裝 総總 騒騷 増增 蔵藏 臓臟 即卽 属屬 続續 堕墮 対對 体體 帯帶
滞滯 台臺 滝瀧 択擇 沢澤 担擔 単單 胆膽 団團 断斷 弾彈 遅遲 痴癡 虫蟲 昼晝
鋳鑄 庁廳 徴徵 聴聽 勅敕 鎮鎭 逓遞 鉄鐵 点點 転轉 伝傳 灯燈 当當 党黨 盗盜
稲稻 闘鬭 徳德 独獨 読讀 届屆 弐貳 悩惱 脳腦 覇霸 拝拜 廃廢 売賣 麦麥 発發
髪髮 抜拔 晩晚 蛮蠻 秘祕 浜濱濵 瓶甁 払拂 仏佛 併倂 並竝 餅餠 辺邊邉 変變
弁辨瓣辯 歩步 宝寶 豊豐 褒襃 翻飜 毎每 万萬 満滿 麺麵 黙默 弥彌 訳譯 薬藥 与與
予豫 余餘 誉譽 揺搖 様樣 謡謠 来來 頼賴 乱亂 覧覽 竜龍 両兩 猟獵 緑綠 涙淚
塁壘 礼禮 励勵 戻戾 霊靈 齢齡 暦曆 歴歷 恋戀 錬鍊 炉爐 労勞 郎郞 楼樓 録錄
湾灣 亘亙 凜凛 尭堯 巌巖 晃晄 桧檜 槙槇 祢禰 祷禱 禄祿 穣穰 萌萠 遥遙 園薗
島嶋嶌 杯盃 富冨 峰峯 野埜 涼凉 高髙 崎﨑嵜 吉𠮷 柳栁 桑桒 土圡 館舘 淵渕渊
鶴靏 間閒 青靑 船舩 橋槗 昂昻 頬頰 顛顚 填塡 鴎鷗 侠俠 倶俱 剥剝 呑吞 嘘噓
妍姸 屏屛 并幷 掻搔 繋繫 蒋蔣 蝉蟬 蝋蠟 醤醬 麹麴 騨驒 飲飮 戸戶 内內 呉吳
産產 説說 清淸 聡聰 教敎 彦彥 顔顏 薮籔藪 磯礒 昇曻 群羣 婿壻 多夛 尚尙 宜冝
`;

const FIRST_KATAKANA = 0x30a1;
const KATAKANA_COUNT = 86;
const KATAKANA_TO_HIRAGANA = 0x60;
/** ヽ and ヾ, which repeat a letter, stand apart from the letters. */
const katakana = [
  ...Array.from({ length: KATAKANA_COUNT }, (_, n) => FIRST_KATAKANA + n),
  0x30fd,
  0x30fe,
];

/** Of Latin, Greek and Cyrillic, Vietnamese among them. */
const BLOCKS = [
  [0x00c0, 0x052f],
  [0x1e00, 0x1eff],
] as const;
/** Capitals with one small letter beside A to Z. Not every database's `lower` knows them. */
const capitals = BLOCKS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCharCode(first + n)),
).filter(
  (one) => /\p{Lu}/u.test(one) && one.toLowerCase().length === 1 && one.normalize("NFKC") === one,
);

type Letters = readonly (readonly [from: string, to: string])[];

/** Letters that stand in most texts. */
export const commonLetters: Letters = [
  ...Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ", (one) => [one, one.toLowerCase()] as const),
  ...katakana.map(
    (code) =>
      [String.fromCharCode(code), String.fromCharCode(code - KATAKANA_TO_HIRAGANA)] as const,
  ),
];

/** Letters that few texts hold. */
export const rareLetters: Letters = [
  ...capitals.map((one) => [one, one.toLowerCase()] as const),
  ["ς", "σ"],
  // Its small letter would be two.
  ["İ", "i"],
  ...FORMS.trim()
    .split(/\s+/)
    .flatMap(([plain = "", ...others]) => others.map((one) => [one, plain] as const)),
  ...Array.from(HYPHENS, (one) => [one, "-"] as const),
  ...Array.from(TILDES, (one) => [one, "~"] as const),
];
