LOCK TABLE "company_marks" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "company_marks" DROP CONSTRAINT "company_marks_kind_check";--> statement-breakpoint
ALTER TABLE "company_marks" ADD CONSTRAINT "company_marks_kind_check" CHECK ("company_marks"."kind" in ('host', 'page', 'name', 'number'));--> statement-breakpoint
-- The address of a site in the compared form, with letters for what %-signs stand for; nothing where it is no more than
-- a host. An index bounds it.
CREATE FUNCTION "site_page"("url" text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	"said" text := "url";
	"piece" text;
BEGIN
	FOR "piece" IN SELECT signs[1] FROM regexp_matches("url", '((?:%[0-9a-fA-F]{2})+)', 'g') AS signs ORDER BY length(signs[1]) DESC LOOP
		BEGIN
			"said" := replace("said", "piece", convert_from(decode(replace("piece", '%', ''), 'hex'), 'UTF8'));
		EXCEPTION WHEN character_not_in_repertoire OR untranslatable_character THEN NULL;
		END;
	END LOOP;
	"said" := regexp_replace(btrim(lower(visible_text("said"))), '^[a-z][a-z0-9+.-]*://', '');
	"said" := regexp_replace(regexp_replace("said", '^www\.', ''), '/+$', '');
	RETURN CASE WHEN "said" ~ '[/?#]' THEN left("said", 500) ELSE '' END;
END $$;--> statement-breakpoint
-- Whether a seeker's word hits a mark of a company. A name of one letter hits only itself. Of an address the host counts;
-- a word with a slash and no dot before it is a part of an address, or a name (AC/DC).
CREATE OR REPLACE FUNCTION "hits_mark"("word" text, "name_keys" text[], "kind" text, "mark" text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE "kind"
	WHEN 'host' THEN strpos("mark", coalesce(substring("word" FROM '^([^/?#]*[.][^/?#]*)'), "word")) > 0
	WHEN 'page' THEN strpos("mark", "word") > 0
	WHEN 'name' THEN "mark" = ANY ("name_keys")
		OR (char_length("name_keys"[1]) > 1 AND strpos("mark", "name_keys"[1]) > 0)
		OR (char_length("name_keys"[2]) > 1 AND strpos("mark", "name_keys"[2]) > 0)
	ELSE "mark" = regexp_replace("word", '[^0-9]', '', 'g')
END;--> statement-breakpoint
CREATE FUNCTION "mark_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "company_marks" ("company_id", "kind", "mark")
	SELECT (to_jsonb(NEW) ->> TG_ARGV[0])::uuid, 'page', page FROM site_page(NEW."site_url") AS page WHERE page <> ''
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "companies_page_marked" AFTER INSERT OR UPDATE OF "site_url" ON "companies"
	FOR EACH ROW EXECUTE FUNCTION "mark_page"('id');--> statement-breakpoint
CREATE TRIGGER "company_identity_requests_page_marked" AFTER INSERT OR UPDATE OF "site_url" ON "company_identity_requests"
	FOR EACH ROW EXECUTE FUNCTION "mark_page"('company_id');--> statement-breakpoint
INSERT INTO "company_marks" ("company_id", "kind", "mark")
	SELECT known."company_id", 'page', site_page(known."site_url")
	FROM (SELECT "id" AS "company_id", "site_url" FROM "companies"
		UNION SELECT "company_id", "site_url" FROM "company_identity_requests") AS known
	WHERE site_page(known."site_url") <> ''
	ON CONFLICT DO NOTHING;
