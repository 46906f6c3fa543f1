LOCK TABLE "company_marks" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- A text in one width, without what nobody sees: control and format letters, fillers, selectors of variants.
CREATE OR REPLACE FUNCTION "visible_text"("written" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(normalize("written", nfkc),
	'[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
	'', 'g');--> statement-breakpoint
-- A text as it is compared: width, letter case, kana, spaces, kinds of dashes and tildes, forms of a letter, and what
-- nobody sees aside; between two Latin words one space stays, and lines stay lines. The letters are those of the domain.
-- Few texts hold one of the second table, which takes long to look through.
CREATE FUNCTION "fold_letters"("written" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	"plain" text := translate(public.visible_text("written"),
		'ABCDEFGHIJKLMNOPQRSTUVWXYZァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ',
		'abcdefghijklmnopqrstuvwxyzぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ');
BEGIN
	IF "plain" ~ '[ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĴĶĹĻĽŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠƢƤƦƧƩƬƮƯƱƲƳƵƷƸƼǍǏǑǓǕǗǙǛǞǠǢǤǦǨǪǬǮǴǶǷǸǺǼǾȀȂȄȆȈȊȌȎȐȒȔȖȘȚȜȞȠȢȤȦȨȪȬȮȰȲȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΆΈΉΊΌΎΏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѶѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӃӅӇӉӋӍӐӒӔӖӘӚӜӞӠӢӤӦӨӪӬӮӰӲӴӶӸӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮḀḂḄḆḈḊḌḎḐḒḔḖḘḚḜḞḠḢḤḦḨḪḬḮḰḲḴḶḸḺḼḾṀṂṄṆṈṊṌṎṐṒṔṖṘṚṜṞṠṢṤṦṨṪṬṮṰṲṴṶṸṺṼṾẀẂẄẆẈẊẌẎẐẒẔẞẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸỺỼỾςİ亞惡壓圍醫爲壹隱榮營衞驛圓鹽緣艷應歐毆櫻奧橫溫穩假價畫會繪壞懷槪擴殼覺學嶽樂渴罐卷陷勸寬關歡觀氣歸龜僞戲犧舊據擧虛峽挾狹鄕曉區驅駈勳薰徑莖惠揭溪經螢輕繼鷄藝擊缺硏縣儉劍險圈檢獻權顯驗嚴廣效恆黃鑛號國黑碎濟齋劑雜參棧蠶慘贊殘絲齒兒辭濕實寫釋壽收從澁獸縱肅處緖敍將稱涉燒證奬條狀乘淨剩疊繩壤孃讓釀觸囑眞寢愼盡圖粹醉穗隨髓樞數瀨聲齊靜竊攝專淺戰踐錢潛纖禪雙壯爭莊搜插巢曾瘦裝總騷增藏臟卽屬續墮對體帶滯臺瀧擇澤擔單膽團斷彈遲癡蟲晝鑄廳徵聽敕鎭遞鐵點轉傳燈當黨盜稻鬭德獨讀屆貳惱腦霸拜廢賣麥發髮拔晚蠻祕濱濵甁拂佛倂竝餠邊邉變辨瓣辯步寶豐襃飜每萬滿麵默彌譯藥與豫餘譽搖樣謠來賴亂覽龍兩獵綠淚壘禮勵戾靈齡曆歷戀鍊爐勞郞樓錄灣亙凛堯巖晄檜槇禰禱祿穰萠遙薗嶋嶌盃冨峯埜凉髙﨑嵜𠮷栁桒圡舘渕渊靏閒靑舩槗昻頰顚塡鷗俠俱剝吞噓姸屛幷搔繫蔣蟬蠟醬麴驒飮戶內吳產說淸聰敎彥顏籔藪礒曻羣壻夛尙冝‐‑‒–—―−─⁃˗〜∼]' THEN
		"plain" := translate("plain",
			'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĴĶĹĻĽŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠƢƤƦƧƩƬƮƯƱƲƳƵƷƸƼǍǏǑǓǕǗǙǛǞǠǢǤǦǨǪǬǮǴǶǷǸǺǼǾȀȂȄȆȈȊȌȎȐȒȔȖȘȚȜȞȠȢȤȦȨȪȬȮȰȲȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΆΈΉΊΌΎΏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѶѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӃӅӇӉӋӍӐӒӔӖӘӚӜӞӠӢӤӦӨӪӬӮӰӲӴӶӸӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮḀḂḄḆḈḊḌḎḐḒḔḖḘḚḜḞḠḢḤḦḨḪḬḮḰḲḴḶḸḺḼḾṀṂṄṆṈṊṌṎṐṒṔṖṘṚṜṞṠṢṤṦṨṪṬṮṰṲṴṶṸṺṼṾẀẂẄẆẈẊẌẎẐẒẔẞẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸỺỼỾςİ亞惡壓圍醫爲壹隱榮營衞驛圓鹽緣艷應歐毆櫻奧橫溫穩假價畫會繪壞懷槪擴殼覺學嶽樂渴罐卷陷勸寬關歡觀氣歸龜僞戲犧舊據擧虛峽挾狹鄕曉區驅駈勳薰徑莖惠揭溪經螢輕繼鷄藝擊缺硏縣儉劍險圈檢獻權顯驗嚴廣效恆黃鑛號國黑碎濟齋劑雜參棧蠶慘贊殘絲齒兒辭濕實寫釋壽收從澁獸縱肅處緖敍將稱涉燒證奬條狀乘淨剩疊繩壤孃讓釀觸囑眞寢愼盡圖粹醉穗隨髓樞數瀨聲齊靜竊攝專淺戰踐錢潛纖禪雙壯爭莊搜插巢曾瘦裝總騷增藏臟卽屬續墮對體帶滯臺瀧擇澤擔單膽團斷彈遲癡蟲晝鑄廳徵聽敕鎭遞鐵點轉傳燈當黨盜稻鬭德獨讀屆貳惱腦霸拜廢賣麥發髮拔晚蠻祕濱濵甁拂佛倂竝餠邊邉變辨瓣辯步寶豐襃飜每萬滿麵默彌譯藥與豫餘譽搖樣謠來賴亂覽龍兩獵綠淚壘禮勵戾靈齡曆歷戀鍊爐勞郞樓錄灣亙凛堯巖晄檜槇禰禱祿穰萠遙薗嶋嶌盃冨峯埜凉髙﨑嵜𠮷栁桒圡舘渕渊靏閒靑舩槗昻頰顚塡鷗俠俱剝吞噓姸屛幷搔繫蔣蟬蠟醬麴驒飮戶內吳產說淸聰敎彥顏籔藪礒曻羣壻夛尙冝‐‑‒–—―−─⁃˗〜∼',
			'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷÿźżžɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵơƣƥʀƨʃƭʈưʊʋƴƶʒƹƽǎǐǒǔǖǘǚǜǟǡǣǥǧǩǫǭǯǵƕƿǹǻǽǿȁȃȅȇȉȋȍȏȑȓȕȗșțȝȟƞȣȥȧȩȫȭȯȱȳⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳάέήίόύώαβγδεζηθικλμνξοπρστυφχψωϊϋϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѷѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӂӄӆӈӊӌӎӑӓӕӗәӛӝӟӡӣӥӧөӫӭӯӱӳӵӷӹӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯḁḃḅḇḉḋḍḏḑḓḕḗḙḛḝḟḡḣḥḧḩḫḭḯḱḳḵḷḹḻḽḿṁṃṅṇṉṋṍṏṑṓṕṗṙṛṝṟṡṣṥṧṩṫṭṯṱṳṵṷṹṻṽṿẁẃẅẇẉẋẍẏẑẓẕßạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹỻỽỿσi亜悪圧囲医為壱隠栄営衛駅円塩縁艶応欧殴桜奥横温穏仮価画会絵壊懐概拡殻覚学岳楽渇缶巻陥勧寛関歓観気帰亀偽戯犠旧拠挙虚峡挟狭郷暁区駆駆勲薫径茎恵掲渓経蛍軽継鶏芸撃欠研県倹剣険圏検献権顕験厳広効恒黄鉱号国黒砕済斎剤雑参桟蚕惨賛残糸歯児辞湿実写釈寿収従渋獣縦粛処緒叙将称渉焼証奨条状乗浄剰畳縄壌嬢譲醸触嘱真寝慎尽図粋酔穂随髄枢数瀬声斉静窃摂専浅戦践銭潜繊禅双壮争荘捜挿巣曽痩装総騒増蔵臓即属続堕対体帯滞台滝択沢担単胆団断弾遅痴虫昼鋳庁徴聴勅鎮逓鉄点転伝灯当党盗稲闘徳独読届弐悩脳覇拝廃売麦発髪抜晩蛮秘浜浜瓶払仏併並餅辺辺変弁弁弁歩宝豊褒翻毎万満麺黙弥訳薬与予余誉揺様謡来頼乱覧竜両猟緑涙塁礼励戻霊齢暦歴恋錬炉労郎楼録湾亘凜尭巌晃桧槙祢祷禄穣萌遥園島島杯富峰野涼高崎崎吉柳桑土館淵淵鶴間青船橋昂頬顛填鴎侠倶剥呑嘘妍屏并掻繋蒋蝉蝋醤麹騨飲戸内呉産説清聡教彦顔薮薮磯昇群婿多尚宜----------~~');
	END IF;
	"plain" := regexp_replace("plain", '([0-9a-z\u00df-\u024f\u0370-\u052f\u1e00-\u1eff])[\u0009\u000b-\u000d \u1680\u2028\u2029]+(?=[0-9a-z\u00df-\u024f\u0370-\u052f\u1e00-\u1eff])', '\1' || chr(1), 'g');
	"plain" := replace(regexp_replace("plain", '[\u0009\u000b-\u000d \u1680\u2028\u2029]', '', 'g'), chr(1), ' ');
	-- Marks of voice join their kana, and accents their letters, once nothing parts them.
	RETURN normalize("plain", nfkc);
END $$;--> statement-breakpoint
-- The same with long marks for the dashes after kana that are often typed for them.
CREATE OR REPLACE FUNCTION "fold_text"("written" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(fold_letters("written"), '([ぁ-ゖゝゞ])[-~ー]+(?![-~ーa-z0-9])', '\1ー', 'g');--> statement-breakpoint
-- The forms in which a name or reading of a company is compared, without legal form and punctuation: dashes after kana
-- as the long marks that they are often typed for, and without dashes.
CREATE OR REPLACE FUNCTION "company_name_keys"("name" text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	"punctuation" CONSTANT text := '[-~!"''()*,./:;<=>?[\]^_`{|}\\´¨·•‥«»‘’“”„、。「」『』【】〔〕〈〉《》〖〗・゠\u2190-\u2bff\u3010-\u301f\U0001f000-\U0001faff]';
	"said" text := regexp_replace(
		replace(public.fold_letters(regexp_replace(public.visible_text("name"), '[ ,](co\.?,? *ltd|inc|corp|corporation|llc|ltd|limited|k\.?k|g\.?k)\.?\s*$', '', 'i')), ' ', ''),
		'株式会社|有限会社|合[同資名]会社|相互会社|(一般|公益)?[社財]団法人|医療法人(社団|財団)?|社会福祉法人|(学校|宗教|監査|弁護士|税理士|npo|特定非営利活動|独立行政|国立大学)法人|\((株|有|同|資|名|相|医|学|福|宗|社|財|一社|一財|公社|公財|特非)\)|(かぶしき|ゆうげん|ごうどう|ごうし|ごうめい)[かが]いしゃ',
		'', 'g');
	"key" text := regexp_replace(
		regexp_replace("said", '(?<=[ぁ-ゖゝゞ])[-~ー]+(?![a-z0-9])', 'ー', 'g'), "punctuation", '', 'g');
	"without_dashes" text := regexp_replace("said", "punctuation", '', 'g');
BEGIN
	RETURN array_remove(array_remove(ARRAY["key", nullif("without_dashes", "key")], NULL), '');
END $$;--> statement-breakpoint
-- What was folded by the product before; first, for the tables that follow are locked until the end.
UPDATE "joker_search_documents" d SET "text_folded" = f."folded"
	FROM (SELECT "object_id", fold_text("text_folded") AS "folded" FROM "joker_search_documents" OFFSET 0) f
	WHERE f."object_id" = d."object_id" AND f."folded" <> d."text_folded";--> statement-breakpoint
UPDATE "recruitments" r SET "text_folded" = f."folded"
	FROM (SELECT "id", fold_text("text_folded") AS "folded" FROM "recruitments" OFFSET 0) f
	WHERE f."id" = r."id" AND f."folded" <> r."text_folded";--> statement-breakpoint
DROP INDEX "jokers_name_idx";--> statement-breakpoint
DROP INDEX "jokers_name_kana_idx";--> statement-breakpoint
ALTER TABLE "aces" drop column "search_text";--> statement-breakpoint
ALTER TABLE "aces" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce("aces"."name", '') || chr(10) || coalesce("aces"."position", '') || chr(10) || coalesce("aces"."business", '') || chr(10) || coalesce("aces"."business_detail", '') || chr(10) || coalesce("aces"."introduction", '') || chr(10) || coalesce("aces"."value_in_job", '') || chr(10) || coalesce("aces"."appeal_of_working", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" drop column "search_text";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(case when "chat_messages"."removed_at" is null then case "chat_messages"."type" when 0 then "chat_messages"."text" when 14 then "chat_messages"."file" ->> 'name' end end)) STORED;--> statement-breakpoint
CREATE INDEX "chat_messages_search_idx" ON "chat_messages" USING btree ("matching_id","sent_at","id") WHERE "chat_messages"."search_text" is not null;--> statement-breakpoint
ALTER TABLE "companies" drop column "search_text";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce("companies"."name", '') || chr(10) || coalesce("companies"."name_kana", '') || chr(10) || coalesce("companies"."mission", '') || chr(10) || coalesce("companies"."vision", '') || chr(10) || coalesce("companies"."business_summary", ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "jokers_name_idx" ON "jokers" USING btree (fold_text("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "jokers_name_kana_idx" ON "jokers" USING btree (fold_text("name_kana") text_pattern_ops);--> statement-breakpoint
-- Names of companies whose form is another one now, and whom they hide.
INSERT INTO "hidden_pairs" ("entry_id", "company_id", "joker_id")
	SELECT e."id", m."company_id", e."joker_id"
	FROM "hidden_company_domains" e JOIN "company_marks" m ON hits_mark(e."word", company_name_keys(e."word"), m."kind", m."mark")
	WHERE e."name_keys" <> company_name_keys(e."word")
	ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "hidden_company_domains" SET "word" = "word" WHERE "name_keys" <> company_name_keys("word");--> statement-breakpoint
INSERT INTO "company_marks" ("company_id", "kind", "mark")
	SELECT m."company_id", 'name', k."key" FROM "company_marks" m CROSS JOIN LATERAL unnest(company_name_keys(m."mark")) AS k("key")
	WHERE m."kind" = 'name' AND m."mark" <> ALL (company_name_keys(m."mark"))
	ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "company_marks" WHERE "kind" = 'name' AND "mark" <> ALL (company_name_keys("mark"));
