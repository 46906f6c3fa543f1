ALTER TABLE "joker_search_documents" ADD COLUMN "preferred_prefectures" smallint[] DEFAULT '{}'::smallint[] NOT NULL;--> statement-breakpoint
-- Where candidates want to work, of documents from before there was a place for it, and by its words.
UPDATE "joker_search_documents" d SET
	"preferred_prefectures" = j."preferred_prefectures",
	"text" = concat_ws(E'\n', nullif(d."text", ''), w."words"),
	"text_folded" = concat_ws(E'\n', nullif(d."text_folded", ''), fold_text(w."words"))
	FROM "jokers" j CROSS JOIN LATERAL (
		SELECT string_agg((ARRAY[
			'北海道', '青森県', '岩手県', '宮城県', '秋田県', '山形県', '福島県', '茨城県', '栃木県', '群馬県', '埼玉県', '千葉県',
			'東京', '神奈川県', '新潟県', '富山県', '石川県', '福井県', '山梨県', '長野県', '岐阜県', '静岡県', '愛知県', '三重県',
			'滋賀県', '京都府', '大阪府', '兵庫県', '奈良県', '和歌山県', '鳥取県', '島根県', '岡山県', '広島県', '山口県', '徳島県',
			'香川県', '愛媛県', '高知県', '福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県', '鹿児島県', '沖縄県', '海外'
		])[p."no"], E'\n' ORDER BY p."no") AS "words"
		FROM generate_series(1, 48) AS p("no")
		WHERE CASE p."no" WHEN 13 THEN 'tokyo' = ANY (j."preferred_workplaces") WHEN 48 THEN 'abroad' = ANY (j."preferred_workplaces") ELSE false END
			OR 'exceptTokyo' = ANY (j."preferred_workplaces") AND p."no" = ANY (j."preferred_prefectures")
	) w
	WHERE j."id" = d."object_id" AND w."words" IS NOT NULL;--> statement-breakpoint
-- A hosted index is made anew: its settings do not know the facet yet.
DELETE FROM "joker_search_followers";