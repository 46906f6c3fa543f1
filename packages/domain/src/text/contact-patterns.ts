/** Every quantifier has an end or stands last: the time that a text takes grows with its length alone. */

const raw = String.raw;
const all = (source: string) => new RegExp(source, "gu");

const providers = "(?:gmail|yahoo|icloud|outlook|hotmail|protonmail|docomo|ezweb|softbank)";
const tld =
  "(?:com|net|org|jp|co|ne|or|ac|go|info|biz|dev|io|me|app|ai|design|tokyo|cloud|site|online|page|blog|works?|tech|xyz|edu|us|uk|cn|kr|tw|de|fr|tv|cc|link|studio|art|name)(?![a-z0-9])";
const open = raw`[(\[{<【〔「]\s?`;
const close = raw`\s?[)\]}>】〕」]`;
const atWord = "(?:アット(?:マーク)?|あっと(?:まーく)?)";
const dotWord = "(?:ドット|どっと)";
const between = (inner: string) => raw`(?<=[a-z0-9])${inner}(?=[a-z0-9])`;

/** Signs that are written as words, or apart, in the order in which they are put right. */
export const disguises: readonly (readonly [RegExp, (match: string) => string])[] = [
  // `t a r o @ e x a m p l e . c o m`
  [/(?<![a-z0-9@._-])(?:[!-~] ){5,}[!-~](?![a-z0-9@_-])/gu, (match) => match.replaceAll(" ", "")],
  [all(between(raw`\s{0,2}${open}(?:at|a|@|${atWord})${close}\s{0,2}`)), () => "@"],
  [all(between(raw`\s{0,2}${atWord}\s{0,2}`)), () => "@"],
  // A bare ` at ` is English, unless what follows is spelt out too or keeps people's mail.
  [
    all(
      raw`(?<=[a-z0-9])\s{1,2}at\s{1,2}(?=[a-z0-9-]{1,40}\s{0,2}(?:dot\s|${open}dot|${dotWord})|${providers}\.)`,
    ),
    () => "@",
  ],
  [all(between(raw`\s{0,2}${open}(?:dot|\.|点|${dotWord})${close}\s{0,2}`)), () => "."],
  [all(raw`(?<=[a-z0-9])\s{0,2}${dotWord}\s?(?:コム|こむ)`), () => ".com"],
  [all(between(raw`(?:\s{0,2}${dotWord}\s{0,2}|\s{1,2}dot\s{1,2}|。)`)), () => "."],
  [all(between(raw`\s{0,2}(?:スラッシュ|すらっしゅ)\s{0,2}`)), () => "/"],
  [all(between(raw`\s{0,3}@\s{1,3}`)), () => "@"],
  [all(raw`(?<=[a-z0-9])(?:\s{1,2}\.\s{0,2}|\.\s{1,2})(?=${tld})`), () => "."],
];

const domain = raw`(?:[a-z0-9-]{1,63}\.){1,5}`;
const handle = raw`[a-z0-9][a-z0-9._-]{2,40}`;
/** What no word of a language is: with a digit, an underscore, a dot or a hyphen inside. */
const oddHandle = raw`(?=[a-z0-9.-]{0,40}[\d_]|[a-z0-9]{1,40}[.-][a-z0-9])(?!v(?:er(?:sion)?)?\.?\d|[a-z0-9]{1,20}\.(?:js|ts|net|py|io|rb)(?![a-z0-9]))${handle}`;

export const emails: readonly RegExp[] = [
  all(raw`[a-z0-9][a-z0-9._%+-]{0,63}\s{0,2}@${domain}[a-z]{2,18}(?![a-z0-9])`),
  all(raw`[a-z0-9][a-z0-9._-]{1,63}[★☆◎●■◆]${domain}${tld}`),
  all(raw`[a-z0-9][a-z0-9._-]{2,63}@[(「]?${providers}(?![a-z0-9])`),
  all(
    raw`(?:${providers}|ジー?メール|gメール|ヤフー)(?:!?メール)?(?:の?(?:アドレス|id|アカウント))?\s?(?:は|:|の|→|=)\s?[「(]?(?=[a-z]{2})${oddHandle}`,
  ),
  all(raw`(?=[a-z]{2})${oddHandle}\s?[(「の]\s?${providers}\s?(?:です|宛|まで|[)」])`),
];

const kana = "(?<![a-zァ-ヶー])";
/** Where people are reached, and little else. */
const messengers =
  "line|らいん|(?<![一-龠々])ライン|緑の(?:アプリ|やつ)|twitter|ツイッター|instagram|insta|インスタ(?:グラム)?|facebook|フェイスブック|fb|カカオ(?:トーク)?|kakao\\s?(?:talk|トーク)?|telegram|テレグラム|whatsapp|ワッツアップ|wechat|ウィーチャット|微信号?|skype|スカイプ|discord|ディスコード|mixi|snapchat|viber|chatwork|チャットワーク";
const others =
  "signal|シグナル|bluesky|ブルースカイ|threads|スレッズ|tiktok|linkedin|github|gitlab|qiita|zenn|mastodon|slack|x|sns";
const messenger = `${kana}(?:${messengers})`;
const service = raw`${kana}(?:${messengers}|${others})(?:\s?\(旧(?:twitter|ツイッター)\))?`;
const idWord =
  "(?:ユーザー)?(?:id|アイディー|アイデー|アカウント(?:名|id)?|名|ネーム|ハンドル(?:ネーム)?|垢)";
/** Pure letters after an id: what a description of software would say there is no name. */
const plainHandle = raw`(?!(?:o?auth\d?|oidc|api|sdk|login|token|string|number|uuid|int|bigint|varchar|text|json|unique|none|null|id|url|bot|liff|connect|organization|team|admin|react|typescript|javascript|python|ruby|java|swift|kotlin|flutter)(?![a-z]))[a-z]{3,30}(?=\s?(?:です|まで|へ|に(?:ご?連絡|追加)|[。」)、\n]|$))`;
/** Behind a name nobody says that it was built or run. */
const notSoftware = raw`(?![a-z0-9_-])(?!\)?\s?(?:の(?:運用|実装|開発|設計|改善|導入|扱い)|による|での|を(?:使|利用|実装|導入|活用|調整)))`;
const mention = "@[a-z0-9_.]{3,40}";

export const accounts: readonly RegExp[] = [
  // `LINE ID: taro_1234`, `緑のアプリ（ID：hana_0401）`, `インスタのアカウントは taro.s`
  all(
    raw`${service}\s?[の(]?\s?${idWord}\s?(?:は|が|[:=「→(])[\s「:]{0,3}@?(?:live:)?(?:${oddHandle}|${plainHandle})`,
  ),
  // `LINE ID taro1234`: without a separator only what holds a digit or an underscore
  all(raw`${service}\s?の?\s?${idWord}\s?@?(?=[a-z.-]{0,40}[\d_])${handle}`),
  // `LINE交換しましょう！IDはtaro_88です`
  all(raw`${messenger}(?:を|で|の)?(?:交換|追加|登録)[^\n]{0,14}id(?:は|が|:)\s?${oddHandle}`),
  // `Twitter: @taro_s`; a bare `@name` also names packages and decorators
  all(raw`${service}(?:[ は:=「(→]){1,4}${mention}`),
  // `LINE：tanaka_88`, `インスタの hanako_88 です`
  all(raw`${messenger}\s?(?:は|が|[:=→(])[\s「]{0,2}(?=[a-z]{2})${oddHandle}${notSoftware}`),
  all(raw`${messenger}\s?の\s?「?(?=[a-z]{2})${oddHandle}」?\s?(?:です|まで|宛)`),
  // `LINEで tanaka88 を検索して追加`
  all(
    raw`${messenger}(?:で|の|に|から)?\s?「?(?=[a-z]{2})${oddHandle}」?\s?(?:を|で|に|まで|へ|と)?\s?(?:検索|追加|フォロー|ご?連絡|dm|申請)`,
  ),
  all(
    raw`${messenger}(?:は|:)\s?「?[a-z]{5,30}」?\s?(?:まで|へ(?:ご?連絡|どうぞ)|にご?連絡|に追加)`,
  ),
  // `taro_1234（LINE）`
  all(raw`(?:${mention}|(?=[a-z0-9.-]{0,40}_)${handle})\s?\(\s?${service}`),
  // `Discord は taro#1234`
  all(
    raw`${kana}(?:discord|ディスコード)\s?の?(?:id|名|タグ)?\s?(?:は|[:=「→(])?\s?[a-z0-9_.]{2,32}#\d{4}(?!\d)`,
  ),
  all(raw`[a-z0-9_.]{2,32}#\d{4}(?!\d)\s?\(?(?:discord|ディスコード)`),
  // `フォローは @mika_pm へ`
  all(
    raw`(?:アカウント|垢|ハンドル|フォロー|${kana}dm|友だち追加|友達追加)[^\n@]{0,8}${mention}(?![a-z0-9/-])`,
  ),
  all(raw`(?<![a-z0-9])${mention}\s?(?:を|へ|に|まで)\s?(?:フォロー|dm|ご?連絡|友だち|友達)`),
  all(raw`(?:友だち|友達)追加[^\na-z]{0,12}(?=[a-z]{2})${oddHandle}`),
];

const scheme = raw`(?<![a-z0-9@-])(?:https?:\/\/)?`;
const rest = raw`[a-z0-9\-._~:/?#@!$&*+,;=%]*`;
const notName =
  "(?!(?:tags?|topics?|about|features|search|explore|hashtag|docs?|help|login|pricing|organizations|advent-calendar|articles|books|marketplace|events?|jobs|company|careers|actions|enterprise|security|copilot|business|policies|privacy|terms|ads|developers?|settings|sponsors)(?![a-z0-9_-]))";
const peoplesHosts = raw`(?:(?:github|gitlab|qiita|note|medium|x|twitter|instagram|facebook|fb|tiktok|pinterest|tumblr|speakerdeck|dribbble|kaggle|codepen|hashnode|soundcloud|vimeo|flickr|calendly|foriio|lapras|peraichi|reddit)\.com|bitbucket\.org|zenn\.dev|note\.mu|dev\.to|behance\.net|slideshare\.net|threads\.net|peing\.net|timerex\.net|mixi\.jp|ameblo\.jp|youtrust\.jp|twitch\.tv|sizu\.me|codepen\.io|lit\.link|linktr\.ee|potofu\.me|profcard\.info|lin\.ee|t\.me|wa\.me|m\.me|discord\.gg|fb\.me)\/${notName}[@~]?[a-z0-9_]`;
const peoplesPaths = raw`(?:linkedin\.com\/(?:in|pub)|wantedly\.com\/(?:id|users)|line\.me\/(?:ti|r)|discord(?:app)?\.com\/(?:users|invite)|bsky\.app\/profile|connpass\.com\/user|atcoder\.jp\/users|stackoverflow\.com\/users|youtube\.com\/(?:c|channel|user))\/|youtube\.com\/@`;
const peoplesDomains = raw`(?:github|gitlab)\.io|hatenablog\.(?:com|jp)|hateblo\.jp|hatenadiary\.(?:com|jp|org)|notion\.site|wordpress\.com|tumblr\.com|blogspot\.com|wixsite\.com|jimdo(?:free|site)\.com|studio\.site|myportfolio\.com|carrd\.co|vercel\.app|netlify\.app|pages\.dev|web\.app|herokuapp\.com|fc2\.com|livedoor\.blog|exblog\.jp|substack\.com|bsky\.social|booth\.pm`;

/** Addresses that lead to a person; a company's or a product's own pass. */
export const addresses: readonly RegExp[] = [
  all(raw`${scheme}(?:[a-z0-9-]{1,63}\.){0,2}(?:${peoplesHosts}|${peoplesPaths})${rest}`),
  all(raw`${scheme}(?!www\.)(?:[a-z0-9-]{1,63}\.){1,2}(?:${peoplesDomains})(?![a-z0-9])${rest}`),
  all(
    raw`${scheme}${domain}${tld}(?:\/[a-z0-9-]{1,40}){0,3}\/(?:@|~|(?:users?|profiles?|members?)\/)(?=[\d_-]{0,20}[a-z])${rest}`,
  ),
  all(
    raw`(?:ポートフォリオ|portfolio|作品集|(?:個人|私|自分|僕|マイ)の?(?:サイト|ブログ|ホームページ|hp|ページ|web))[^\na-z0-9]{0,12}(?:url[^\na-z0-9]{0,4})?(?:https?:\/\/${domain}[a-z]{2,18}|${domain}${tld})${rest}`,
  ),
];
