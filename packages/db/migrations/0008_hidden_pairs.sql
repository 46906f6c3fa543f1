CREATE TABLE "company_identity_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_kana" text,
	"site_url" text,
	"site_host" text DEFAULT '' NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"declined_reason" text
);
--> statement-breakpoint
CREATE TABLE "company_marks" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "company_marks_pkey" PRIMARY KEY("company_id","kind","mark"),
	CONSTRAINT "company_marks_kind_check" CHECK ("company_marks"."kind" in ('host', 'name', 'number'))
);
--> statement-breakpoint
CREATE TABLE "hidden_pairs" (
	"entry_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"joker_id" uuid NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "hidden_pairs_pkey" PRIMARY KEY("entry_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "company_identity_requests" ADD CONSTRAINT "company_identity_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_identity_requests" ADD CONSTRAINT "company_identity_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_marks" ADD CONSTRAINT "company_marks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_pairs" ADD CONSTRAINT "hidden_pairs_entry_id_hidden_company_domains_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."hidden_company_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_pairs" ADD CONSTRAINT "hidden_pairs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_pairs" ADD CONSTRAINT "hidden_pairs_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_identity_requests_one_open_key" ON "company_identity_requests" USING btree ("company_id") WHERE "company_identity_requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "company_identity_requests_company_id_requested_at_idx" ON "company_identity_requests" USING btree ("company_id","requested_at");--> statement-breakpoint
CREATE INDEX "company_identity_requests_open_idx" ON "company_identity_requests" USING btree ("requested_at","id") WHERE "company_identity_requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "company_identity_requests_requested_by_idx" ON "company_identity_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "hidden_pairs_joker_id_company_id_idx" ON "hidden_pairs" USING btree ("joker_id","company_id");--> statement-breakpoint
CREATE INDEX "hidden_pairs_company_id_joker_id_idx" ON "hidden_pairs" USING btree ("company_id","joker_id");--> statement-breakpoint
CREATE INDEX "hidden_pairs_to_tell_idx" ON "hidden_pairs" USING btree ("entry_id") WHERE "hidden_pairs"."told_at" is null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('offerReceived', 'offerExpiring', 'likeReceived', 'likeAccepted', 'matchingEstablished', 'messageReceived', 'scheduleProposed', 'scheduleFixed', 'rescheduleRequested', 'scheduleExpired', 'scheduleWithdrawn', 'scheduleCancelled', 'videoChatSoon', 'videoChatDone', 'turnEnding', 'matchingReleased', 'judgementPassed', 'judgementRemanded', 'judgementRejected', 'recommendMonthly', 'willingnessReminder', 'recruitmentUpdated', 'keepExpiring', 'recruitmentConfirm', 'recruitmentPaused', 'offerClosed', 'likeClosed', 'aceChanged', 'threadHandedOver', 'offerQuotaLow', 'hiddenCompanyMatched', 'identityAccepted', 'identityDeclined', 'authorityChanged'));--> statement-breakpoint
-- A company's name or its reading without legal form, spaces and points: width, case and kana aside.
CREATE FUNCTION "company_name_key"("name" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT regexp_replace(
		translate(normalize(lower(normalize("name", nfkc)), nfkc), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ'),
		'株式会社|有限会社|合同会社|合資会社|合名会社|\((株|有|同|資|名)\)|かぶしきがいしゃ|ゆうげんがいしゃ|ごうどうがいしゃ|[\s・.,]',
		'', 'g')
$$;--> statement-breakpoint
-- Whether a seeker's word hits a mark of a company. A name of one letter hits only itself.
CREATE FUNCTION "hits_mark"("word" text, "kind" text, "mark" text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE "kind"
		WHEN 'host' THEN strpos("mark", substring("word" FROM '^[^/?#]+')) > 0
		WHEN 'name' THEN "mark" = company_name_key("word")
			OR (char_length(company_name_key("word")) > 1 AND strpos("mark", company_name_key("word")) > 0)
		ELSE "mark" = regexp_replace("word", '[^0-9]', '', 'g')
	END
$$;--> statement-breakpoint
-- Nothing for a provider whose addresses anybody can have.
CREATE FUNCTION "staff_mail_host"("email" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT nullif(CASE WHEN host = ANY ('{gmail.com,googlemail.com,yahoo.co.jp,yahoo.com,yahoo.ne.jp,ymail.ne.jp,ymail.com,outlook.jp,outlook.com,hotmail.com,hotmail.co.jp,live.jp,live.com,msn.com,icloud.com,me.com,mac.com,proton.me,protonmail.com,aol.com,docomo.ne.jp,ezweb.ne.jp,au.com,softbank.ne.jp,i.softbank.jp,ymobile.ne.jp,rakuten.jp,nifty.com,biglobe.ne.jp,ocn.ne.jp,so-net.ne.jp,plala.or.jp,excite.co.jp,infoseek.jp,zoho.com,gmx.com}'::text[])
		THEN '' ELSE host END, '')
	FROM (SELECT lower(split_part("email", '@', 2)) AS host) AS address
$$;--> statement-breakpoint
CREATE FUNCTION "mark_company"("company" uuid, "name" text, "kana" text, "host" text, "number" text) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "company_marks" ("company_id", "kind", "mark")
	SELECT "company", given.kind, given.mark
	FROM (VALUES ('name', company_name_key("name")), ('name', company_name_key("kana")), ('host', "host"), ('number', "number")) AS given (kind, mark)
	WHERE given.mark <> ''
	ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION "mark_from_company"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_company(NEW."id", NEW."name", NEW."name_kana", NEW."site_host", NEW."corporate_number");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "mark_from_identity_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_company(NEW."company_id", NEW."name", NEW."name_kana", NEW."site_host", NULL);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "mark_from_ace"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_company(NEW."company_id", NULL, NULL, staff_mail_host(NEW."email"), NULL);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "companies_marked" AFTER INSERT OR UPDATE OF "name", "name_kana", "site_host", "corporate_number" ON "companies"
	FOR EACH ROW EXECUTE FUNCTION "mark_from_company"();--> statement-breakpoint
CREATE TRIGGER "company_identity_requests_marked" AFTER INSERT OR UPDATE OF "name", "name_kana", "site_host" ON "company_identity_requests"
	FOR EACH ROW EXECUTE FUNCTION "mark_from_identity_request"();--> statement-breakpoint
CREATE TRIGGER "aces_marked" AFTER INSERT OR UPDATE OF "email", "company_id" ON "aces"
	FOR EACH ROW WHEN (NEW."company_id" IS NOT NULL) EXECUTE FUNCTION "mark_from_ace"();--> statement-breakpoint
-- An entry and a mark that come at the same moment do not see each other: the later one waits here,
-- and looks again. Entries do not wait for entries.
CREATE FUNCTION "pair_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(hashtext('hidden_pairs'));
	INSERT INTO "hidden_pairs" ("entry_id", "company_id", "joker_id", "told_at")
	SELECT e."id", m."company_id", e."joker_id", now()
	FROM "changed" e JOIN "company_marks" m ON hits_mark(e."word", m."kind", m."mark")
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "pair_marks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM "changed") THEN RETURN NULL; END IF;
	PERFORM pg_advisory_xact_lock(hashtext('hidden_pairs'));
	INSERT INTO "hidden_pairs" ("entry_id", "company_id", "joker_id")
	SELECT e."id", m."company_id", e."joker_id"
	FROM "changed" m JOIN "hidden_company_domains" e ON hits_mark(e."word", m."kind", m."mark")
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
-- What a company keeps of somebody who hides from it ends at once.
CREATE FUNCTION "free_hidden_keeps"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "keeps" k USING "changed" p WHERE k."joker_id" = p."joker_id" AND k."company_id" = p."company_id";
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "hidden_company_domains_inserted" ON "hidden_company_domains";--> statement-breakpoint
DROP TRIGGER "hidden_company_domains_updated" ON "hidden_company_domains";--> statement-breakpoint
DROP TRIGGER "hidden_company_domains_deleted" ON "hidden_company_domains";--> statement-breakpoint
CREATE TRIGGER "hidden_company_domains_paired" AFTER INSERT ON "hidden_company_domains"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "pair_entries"();--> statement-breakpoint
CREATE TRIGGER "company_marks_paired" AFTER INSERT ON "company_marks"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "pair_marks"();--> statement-breakpoint
CREATE TRIGGER "hidden_pairs_inserted" AFTER INSERT ON "hidden_pairs"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "log_joker_search_hiding"();--> statement-breakpoint
CREATE TRIGGER "hidden_pairs_deleted" AFTER DELETE ON "hidden_pairs"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "log_joker_search_hiding"();--> statement-breakpoint
CREATE TRIGGER "hidden_pairs_keeps" AFTER INSERT ON "hidden_pairs"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "free_hidden_keeps"();--> statement-breakpoint
SELECT count(mark_company("id", "name", "name_kana", "site_host", "corporate_number")) FROM "companies";--> statement-breakpoint
SELECT count(mark_company("company_id", NULL, NULL, staff_mail_host("email"), NULL)) FROM "aces" WHERE "company_id" IS NOT NULL;--> statement-breakpoint
UPDATE "hidden_pairs" SET "told_at" = now();
