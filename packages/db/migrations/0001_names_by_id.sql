ALTER TABLE "mail_outbox" ADD COLUMN "about_user_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about_user_id" uuid;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD COLUMN "about_user_id" uuid;--> statement-breakpoint
CREATE INDEX "chat_messages_hand_over_idx" ON "chat_messages" USING btree (("params" ->> 'aceId')) WHERE "chat_messages"."params" ? 'aceId';--> statement-breakpoint
CREATE INDEX "mail_outbox_about_user_ids_idx" ON "mail_outbox" USING gin ("about_user_ids");--> statement-breakpoint
CREATE INDEX "notifications_about_user_id_idx" ON "notifications" USING btree ("about_user_id") WHERE "notifications"."about_user_id" is not null;--> statement-breakpoint
CREATE INDEX "push_outbox_about_user_id_idx" ON "push_outbox" USING btree ("about_user_id") WHERE "push_outbox"."about_user_id" is not null;--> statement-breakpoint
-- What was written before: whom it names is found by what it is about, and where nothing says so the name goes.
CREATE FUNCTION pg_temp.nameless("said" text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	-- What stands before and after an ace's name in each text of the product's.
	"around" text[];
	"found" text;
BEGIN
	FOREACH "around" SLICE 1 IN ARRAY array[
		array['', 'が、あなたの「興味あり」に応えました。'],
		array['面談エージェントの', 'とのやり取りを開始しました。'],
		array['', 'から日程候補が届きました。'],
		array['日程候補を送りました。', 'の回答をお待ちください。'],
		array['', 'が面談の日程候補を取り下げました。'],
		array['', 'から日程の再調整の依頼がありました。'],
		array['日程の再調整を依頼しました。', 'からの新しい候補をお待ちください。'],
		array['.*への今の気持ちを教えてください。選んだ内容は', 'に伝わります。'],
		array['', 'の記事を読むと、面談で聞きたいことが見つかるかもしれません。'],
		array['次は日程を調整してみましょう。日程候補を送るか、', 'からの候補をお待ちください。']
	] LOOP
		"found" := '^(' || "around"[1] || ')[^。]*?(' || "around"[2] || ')';
		IF "said" ~ "found" THEN
			RETURN regexp_replace("said", "found", '\1担当者\2');
		END IF;
	END LOOP;
	RETURN "said";
END $$;--> statement-breakpoint
UPDATE "chat_messages" SET "text" = pg_temp.nameless("text")
	WHERE "type" IN (3, 4, 5, 7, 11) AND "text" <> pg_temp.nameless("text");--> statement-breakpoint
UPDATE "deleted_chat_messages" SET "text" = pg_temp.nameless("text")
	WHERE "type" IN (3, 4, 5, 7, 11) AND "text" <> pg_temp.nameless("text");--> statement-breakpoint
-- A handover names the new ace: a member of the company, if one alone has the name.
CREATE FUNCTION pg_temp.announced("company" uuid, "said" text) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN count(*) = 1 THEN jsonb_build_object('aceId', min("id"::text)) ELSE '{}' END
	FROM "aces" WHERE "company_id" = "company" AND "said" = '担当者が' || "name" || 'さんに変わりました。'
$$;--> statement-breakpoint
UPDATE "chat_messages" m SET "params" = m."params" || pg_temp.announced(t."ace_company_id", m."text")
	FROM "matchings" t
	WHERE t."id" = m."matching_id" AND m."is_system_message" AND m."type" = 0 AND m."text" LIKE '担当者が%に変わりました。';--> statement-breakpoint
UPDATE "deleted_chat_messages" m SET "params" = m."params" || pg_temp.announced(t."ace_company_id", m."text")
	FROM "deleted_matchings" t
	WHERE t."id" = m."matching_id" AND m."is_system_message" AND m."type" = 0 AND m."text" LIKE '担当者が%に変わりました。';--> statement-breakpoint
UPDATE "chat_messages" SET "text" = '担当者が変わりました。'
	WHERE "is_system_message" AND "type" = 0 AND "text" LIKE '担当者が%に変わりました。' AND NOT "params" ? 'aceId';--> statement-breakpoint
UPDATE "deleted_chat_messages" SET "text" = '担当者が変わりました。'
	WHERE "is_system_message" AND "type" = 0 AND "text" LIKE '担当者が%に変わりました。' AND NOT "params" ? 'aceId';--> statement-breakpoint
UPDATE "matchings" SET "last_message" = '担当者が変わりました'
	WHERE "last_sender_id" = 'system' AND "last_message" LIKE '担当者が%に変わりました。';--> statement-breakpoint
-- Reports: the product's lines name nobody, and of those who are erased already their messages neither.
UPDATE "reports" SET "evidence" = (
	SELECT jsonb_agg(
		CASE
			WHEN message ->> 'userId' = 'system' AND message ->> 'type' = '0' AND message ->> 'text' LIKE '担当者が%に変わりました。'
				THEN message || '{"text": "担当者が変わりました。"}'
			WHEN message ->> 'type' IN ('3', '4', '5', '7', '11')
				THEN message || jsonb_build_object('text', pg_temp.nameless(message ->> 'text'))
			ELSE message
		END ||
		CASE
			WHEN message ->> 'userName' <> '' AND NOT EXISTS (
				SELECT FROM "users" u WHERE u."id"::text = message ->> 'userId' AND u."erased_at" IS NULL)
				THEN '{"userName": "退会したユーザー"}'::jsonb
			ELSE '{}'
		END ORDER BY place)
	FROM jsonb_array_elements("evidence") WITH ORDINALITY AS kept(message, place))
	WHERE jsonb_array_length("evidence") > 0;--> statement-breakpoint
-- Notices: of a thread the other side, of an offer its sender, of interest or a keep the seeker, of staff the
-- one member of the company who is called so.
UPDATE "notifications" n SET "about_user_id" = CASE
		WHEN n."user_id" <> t."joker_id" THEN t."joker_id"
		ELSE (
			SELECT CASE WHEN count(*) = 1 THEN min(a."id"::text)::uuid END
			FROM "aces" a WHERE a."company_id" = t."ace_company_id" AND strpos(n."content", a."name" || 'さん') > 0)
	END
	FROM (
		SELECT "id", "joker_id", "ace_company_id" FROM "matchings"
		UNION ALL SELECT "id", "joker_id", "ace_company_id" FROM "deleted_matchings"
	) t
	WHERE split_part(n."link", '/', 2) = 'matchings' AND split_part(n."link", '/', 3) = t."id"::text
		AND n."type" NOT IN ('videoChatDone', 'matchingReleased');--> statement-breakpoint
UPDATE "notifications" n SET "about_user_id" = o."ace_id" FROM "offers" o
	WHERE n."type" = 'offerReceived' AND split_part(n."dedupe_key", ':', 2) = o."id"::text;--> statement-breakpoint
UPDATE "notifications" n SET "about_user_id" = l."joker_id" FROM "likes" l
	WHERE n."type" = 'likeReceived' AND split_part(n."dedupe_key", ':', 2) = l."id"::text;--> statement-breakpoint
UPDATE "notifications" n SET "about_user_id" = j."id" FROM "jokers" j
	WHERE n."type" = 'keepExpiring' AND split_part(n."dedupe_key", ':', 2) = j."id"::text;--> statement-breakpoint
UPDATE "notifications" n SET "about_user_id" = (
		SELECT CASE WHEN count(*) = 1 THEN min(a."id"::text)::uuid END
		FROM "aces" own JOIN "aces" a ON a."company_id" = own."company_id"
		WHERE own."id" = n."user_id" AND n."content" LIKE a."name" || 'さんから%')
	WHERE n."type" = 'threadHandedOver';--> statement-breakpoint
DELETE FROM "notifications" WHERE "about_user_id" IS NULL
	AND "content" NOT LIKE 'サポートから%' AND "type" IN ('offerReceived', 'likeReceived', 'likeAccepted',
		'matchingEstablished', 'messageReceived', 'scheduleProposed', 'scheduleFixed', 'rescheduleRequested',
		'scheduleExpired', 'scheduleWithdrawn', 'scheduleCancelled', 'videoChatSoon', 'turnEnding', 'keepExpiring',
		'aceChanged', 'threadHandedOver');--> statement-breakpoint
-- Pushes that were not sent have hours to live; what is left of sent ones says nothing any more.
UPDATE "push_outbox" SET "params" = "params" - 'name' - 'aceName' WHERE "sent_at" IS NOT NULL;--> statement-breakpoint
-- Mails that left: what they said is kept no longer. Those that wait may name whomever their reader deals with.
UPDATE "mail_outbox" SET "params" = "params" - 'name' - 'aceName' - 'jokerName' - 'list' - 'content' - 'email', "attachments" = '[]'
	WHERE "status" <> 'waiting';--> statement-breakpoint
UPDATE "mail_outbox" m SET "about_user_ids" = ARRAY(
		SELECT CASE WHEN t."joker_id" = m."user_id" THEN t."ace_id" ELSE t."joker_id" END FROM "matchings" t
		WHERE t."ace_id" IS NOT NULL AND m."user_id" IN (t."joker_id", t."ace_id"))
	WHERE "status" = 'waiting' AND "user_id" IS NOT NULL;
--> statement-breakpoint
DROP FUNCTION pg_temp.nameless(text);--> statement-breakpoint
DROP FUNCTION pg_temp.announced(uuid, text);
