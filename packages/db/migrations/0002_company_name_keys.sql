LOCK TABLE "company_marks" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- A text in one width, without what nobody sees: format letters, fillers, selectors.
CREATE FUNCTION "visible_text"("written" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(normalize("written", nfkc),
	'[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
	'', 'g');--> statement-breakpoint
-- A text as it is compared: width, letter case, kana, spaces, kinds of dashes and forms of a letter aside. Marks of
-- voice join their kana once no space parts them. The letters: the Table of Jōyō Kanji and the lists of kanji for names
-- with their older forms, and of the register's unified kanji those that names are written with. Capitals with accents,
-- Greek and Cyrillic ones stand here because lower() leaves them where a database sorts by bytes.
CREATE FUNCTION "fold_text"("written" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(
	normalize(regexp_replace(lower(visible_text("written")), '[\u0009-\u000d \u0085\u1680\u180e\u2028\u2029]', '', 'g'), nfkc),
	'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĲĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽȘȚΆΈΉΊΌΎΏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ亞惡壓圍醫爲壹隱榮營衞驛圓鹽緣艷應歐毆櫻奧橫溫穩假價畫會繪壞懷槪擴殼覺學嶽樂渴罐卷陷勸寬關歡觀氣歸龜僞戲犧舊據擧虛峽挾狹鄕曉區驅勳薰徑莖惠揭溪經螢輕繼鷄藝擊缺硏縣儉劍險圈檢獻權顯驗嚴廣效恆黃鑛號國黑碎濟齋劑雜參棧蠶慘贊殘絲齒兒辭濕實寫釋壽收從澁獸縱肅處緖敍將稱涉燒證奬條狀乘淨剩疊繩壤孃讓釀觸囑眞寢愼盡圖粹醉穗隨髓樞數瀨聲齊靜竊攝專淺戰踐錢潛纖禪雙壯爭莊搜插巢曾瘦裝總騷增藏臟卽屬續墮對體帶滯臺瀧擇澤擔單膽團斷彈遲癡蟲晝鑄廳徵聽敕鎭遞鐵點轉傳燈當黨盜稻鬭德獨讀屆貳惱腦霸拜廢賣麥發髮拔晚蠻祕濱甁拂佛倂竝餠邊變辨瓣辯步寶豐襃飜每萬滿麵默彌譯藥與豫餘譽搖樣謠來賴亂覽龍兩獵綠淚壘禮勵戾靈齡曆歷戀鍊爐勞郞樓錄灣亙凛堯巖晄檜槇禰禱祿穰萠遙薗駈嶋盃冨峯埜凉髙﨑嵜邉𠮷濵嶌栁桒圡舘渕渊靏閒靑舩槗昻頰顚塡鷗俠俱剝吞噓姸屛幷搔繫蔣蟬蠟醬麴驒飮戶內吳產說淸聰敎彥顏籔藪礒曻羣壻夛尙冝‐‑‒–—―−─⁃˗〜∼',
	'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĳĵķĺļľŀłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷÿźżžșțάέήίόύώαβγδεζηθικλμνξοπρστυφχψωϊϋѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюяぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ亜悪圧囲医為壱隠栄営衛駅円塩縁艶応欧殴桜奥横温穏仮価画会絵壊懐概拡殻覚学岳楽渇缶巻陥勧寛関歓観気帰亀偽戯犠旧拠挙虚峡挟狭郷暁区駆勲薫径茎恵掲渓経蛍軽継鶏芸撃欠研県倹剣険圏検献権顕験厳広効恒黄鉱号国黒砕済斎剤雑参桟蚕惨賛残糸歯児辞湿実写釈寿収従渋獣縦粛処緒叙将称渉焼証奨条状乗浄剰畳縄壌嬢譲醸触嘱真寝慎尽図粋酔穂随髄枢数瀬声斉静窃摂専浅戦践銭潜繊禅双壮争荘捜挿巣曽痩装総騒増蔵臓即属続堕対体帯滞台滝択沢担単胆団断弾遅痴虫昼鋳庁徴聴勅鎮逓鉄点転伝灯当党盗稲闘徳独読届弐悩脳覇拝廃売麦発髪抜晩蛮秘浜瓶払仏併並餅辺変弁弁弁歩宝豊褒翻毎万満麺黙弥訳薬与予余誉揺様謡来頼乱覧竜両猟緑涙塁礼励戻霊齢暦歴恋錬炉労郎楼録湾亘凜尭巌晃桧槙祢祷禄穣萌遥園駆島杯富峰野涼高崎崎辺吉浜島柳桑土館淵淵鶴間青船橋昂頬顛填鴎侠倶剥呑嘘妍屏并掻繋蒋蝉蝋醤麹騨飲戸内呉産説清聡教彦顔薮薮磯昇群婿多尚宜----------~~');--> statement-breakpoint
-- The forms in which a name or reading of a company is compared, without legal form and punctuation: dashes after kana
-- as the long marks that they are often typed for, and without dashes.
CREATE FUNCTION "company_name_keys"("name" text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	"punctuation" CONSTANT text := '[-~!"''()*,./:;<=>?[\]^_`{|}\\´¨·•‥«»‘’“”„、。「」『』【】〔〕〈〉《》〖〗・゠\u2190-\u2bff\u3010-\u301f\U0001f000-\U0001faff]';
	"said" text := regexp_replace(
		public.fold_text(regexp_replace(public.visible_text("name"), '[ ,](co\.?,? *ltd|inc|corp|corporation|llc|ltd|limited|k\.?k|g\.?k)\.?\s*$', '', 'i')),
		'株式会社|有限会社|合[同資名]会社|相互会社|(一般|公益)?[社財]団法人|医療法人(社団|財団)?|社会福祉法人|(学校|宗教|監査|弁護士|税理士|npo|特定非営利活動|独立行政|国立大学)法人|\((株|有|同|資|名|相|医|学|福|宗|社|財|一社|一財|公社|公財|特非)\)|(かぶしき|ゆうげん|ごうどう|ごうし|ごうめい)[かが]いしゃ',
		'', 'g');
	"key" text := regexp_replace(
		regexp_replace("said", '(?<=[ぁ-ゖゝゞ])[-~ー]+(?![a-z0-9])', 'ー', 'g'), "punctuation", '', 'g');
	"without_dashes" text := regexp_replace("said", "punctuation", '', 'g');
BEGIN
	RETURN array_remove(array_remove(ARRAY["key", nullif("without_dashes", "key")], NULL), '');
END $$;--> statement-breakpoint
-- Whether a seeker's word hits a mark of a company. A name of one letter hits only itself.
CREATE FUNCTION "hits_mark"("word" text, "name_keys" text[], "kind" text, "mark" text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE "kind"
	WHEN 'host' THEN strpos("mark", substring("word" FROM '^[^/?#]+')) > 0
	WHEN 'name' THEN "mark" = ANY ("name_keys")
		OR (char_length("name_keys"[1]) > 1 AND strpos("mark", "name_keys"[1]) > 0)
		OR (char_length("name_keys"[2]) > 1 AND strpos("mark", "name_keys"[2]) > 0)
	ELSE "mark" = regexp_replace("word", '[^0-9]', '', 'g')
END;--> statement-breakpoint
-- The neighbouring letters of a name, by which names that are written nearly alike are found.
CREATE FUNCTION "letter_pairs"("name" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT coalesce(array_agg(DISTINCT substr("name", at, 2)), '{}') FROM generate_series(1, char_length("name") - 1) AS at);--> statement-breakpoint
ALTER TABLE "hidden_company_domains" ADD COLUMN "name_keys" text[] GENERATED ALWAYS AS (company_name_keys("word")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "company_marks_letter_pairs_idx" ON "company_marks" USING gin (letter_pairs("mark")) WHERE "company_marks"."kind" = 'name';--> statement-breakpoint
CREATE OR REPLACE FUNCTION "mark_company"("company" uuid, "name" text, "kana" text, "host" text, "number" text) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "company_marks" ("company_id", "kind", "mark")
	SELECT "company", 'name', mark FROM unnest(company_name_keys("name") || company_name_keys("kana")) AS mark
	UNION
	SELECT "company", given.kind, given.mark FROM (VALUES ('host', "host"), ('number', "number")) AS given (kind, mark)
	WHERE given.mark <> ''
	ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "pair_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(hashtext('hidden_pairs'));
	INSERT INTO "hidden_pairs" ("entry_id", "company_id", "joker_id", "told_at")
	SELECT e."id", m."company_id", e."joker_id", now()
	FROM "changed" e JOIN "company_marks" m ON hits_mark(e."word", e."name_keys", m."kind", m."mark")
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "pair_marks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM "changed") THEN RETURN NULL; END IF;
	PERFORM pg_advisory_xact_lock(hashtext('hidden_pairs'));
	INSERT INTO "hidden_pairs" ("entry_id", "company_id", "joker_id")
	SELECT e."id", m."company_id", e."joker_id"
	FROM "changed" m JOIN "hidden_company_domains" e ON hits_mark(e."word", e."name_keys", m."kind", m."mark")
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
-- What was written before: marks anew, of former names as well, and the pairs that nobody saw.
INSERT INTO "company_marks" ("company_id", "kind", "mark")
	SELECT known."company_id", 'name', mark
	FROM (SELECT "id" AS "company_id", "name" FROM "companies"
		UNION SELECT "id", "name_kana" FROM "companies"
		UNION SELECT "company_id", "name" FROM "company_identity_requests"
		UNION SELECT "company_id", "name_kana" FROM "company_identity_requests"
		UNION SELECT "company_id", "mark" FROM "company_marks" WHERE "kind" = 'name') AS known
	CROSS JOIN LATERAL unnest(company_name_keys(known."name")) AS mark
	ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "company_marks" WHERE "kind" = 'name' AND "mark" <> ALL (company_name_keys("mark"));--> statement-breakpoint
INSERT INTO "hidden_pairs" ("entry_id", "company_id", "joker_id")
	SELECT e."id", m."company_id", e."joker_id"
	FROM "hidden_company_domains" e JOIN "company_marks" m ON hits_mark(visible_text(e."word"), e."name_keys", m."kind", m."mark")
	WHERE e."name_keys" <> ARRAY[company_name_key(e."word")]
	ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "hidden_company_domains" e SET "word" = visible_text(e."word")
	WHERE e."word" <> visible_text(e."word") AND NOT EXISTS (SELECT FROM "hidden_company_domains" o
		WHERE o."joker_id" = e."joker_id" AND o."id" <> e."id" AND visible_text(o."word") = visible_text(e."word"));--> statement-breakpoint
DROP FUNCTION "hits_mark"(text, text, text);--> statement-breakpoint
DROP FUNCTION "company_name_key"(text);
