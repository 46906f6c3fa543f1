CREATE TABLE "swipe_rounds" (
	"ace_id" uuid PRIMARY KEY NOT NULL,
	"round" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "swipe_rounds_round_check" CHECK ("swipe_rounds"."round" >= 1)
);
--> statement-breakpoint
CREATE TABLE "company_agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"terms_version" text NOT NULL,
	"contract_version" integer NOT NULL,
	"fee_plan" text NOT NULL,
	"agreed_by" uuid,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_agreements_once_key" UNIQUE("company_id","terms_version","contract_version"),
	CONSTRAINT "company_agreements_contract_version_check" CHECK ("company_agreements"."contract_version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "member_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"authority" text NOT NULL,
	"code_hash" text NOT NULL,
	"invited_by" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_count" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ace_id" uuid,
	"canceled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_invitations_code_hash_key" UNIQUE("code_hash"),
	CONSTRAINT "member_invitations_authority_check" CHECK ("member_invitations"."authority" in ('admin', 'member')),
	CONSTRAINT "member_invitations_email_check" CHECK ("member_invitations"."email" = lower("member_invitations"."email")),
	CONSTRAINT "member_invitations_sent_count_check" CHECK ("member_invitations"."sent_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inquiry_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"operator_id" uuid,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "joker_search_changes" (
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"joker_id" uuid NOT NULL,
	"is_text_changed" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "joker_search_followers" (
	"name" text PRIMARY KEY NOT NULL,
	"seen" "xid8" NOT NULL,
	"marked_at" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "joker_search_followers_attempts_check" CHECK ("joker_search_followers"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "judgement_snapshots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"joker_id" uuid NOT NULL,
	"request_count" integer NOT NULL,
	"profile" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "judgement_snapshots_joker_id_request_count_key" UNIQUE("joker_id","request_count"),
	CONSTRAINT "judgement_snapshots_request_count_check" CHECK ("judgement_snapshots"."request_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "offer_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"ace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_templates_texts_check" CHECK ("offer_templates"."name" <> '' and "offer_templates"."body" <> ''),
	CONSTRAINT "offer_templates_lock_version_check" CHECK ("offer_templates"."lock_version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "selection_reminders" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sanctions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"notice" text NOT NULL,
	"report_id" uuid,
	"operator_id" uuid,
	"ends_at" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	"lifted_by" uuid,
	"lift_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sanctions_kind_check" CHECK ("sanctions"."kind" in ('warn', 'restrict', 'suspend')),
	CONSTRAINT "sanctions_ends_at_check" CHECK ("sanctions"."ends_at" is null or "sanctions"."kind" = 'restrict'),
	CONSTRAINT "sanctions_lifted_check" CHECK ("sanctions"."lifted_at" is null or "sanctions"."kind" <> 'warn')
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_key" UNIQUE("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_sealed" text NOT NULL,
	"used_steps" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "second_factors_failures_check" CHECK ("second_factors"."failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "second_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"secret_sealed" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "second_steps_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "operators" DROP CONSTRAINT "operators_mfa_last_step_check";--> statement-breakpoint
ALTER TABLE "articles" DROP CONSTRAINT "articles_status_check";--> statement-breakpoint
ALTER TABLE "companies" DROP CONSTRAINT "companies_counts_check";--> statement-breakpoint
ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_category_check";--> statement-breakpoint
ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_status_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "candidate_notes" DROP CONSTRAINT "candidate_notes_ace_id_aces_id_fk";
--> statement-breakpoint
DROP INDEX "joker_search_documents_score_idx";--> statement-breakpoint
DROP INDEX "joker_search_documents_online_at_idx";--> statement-breakpoint
DROP INDEX "reports_status_created_at_idx";--> statement-breakpoint
DROP INDEX "skipped_jokers_ace_id_round_idx";--> statement-breakpoint
ALTER TABLE "candidate_notes" ALTER COLUMN "ace_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "restricted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "restricted_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "lock_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
UPDATE "saved_searches" SET "seen_at" = "created_at";--> statement-breakpoint
ALTER TABLE "saved_searches" ALTER COLUMN "seen_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "new_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
UPDATE "saved_searches" SET "counted_at" = "created_at";--> statement-breakpoint
ALTER TABLE "saved_searches" ALTER COLUMN "counted_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "skipped_jokers" ADD COLUMN "decision" text DEFAULT 'skip' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "status_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contract_starts_on" date;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contract_ends_on" date;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "fee_plan" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contract_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "agreed_terms_version" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "agreed_contract_version" integer;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "lock_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "joker_search_documents" ADD COLUMN "searchable_since" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "joker_judgements" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "error_logs" ADD COLUMN "fingerprint" text GENERATED ALWAYS AS (md5(name || ': ' || message)) STORED;--> statement-breakpoint
ALTER TABLE "announces" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
UPDATE "announces" SET "publish_at" = "created_at";--> statement-breakpoint
ALTER TABLE "announces" ALTER COLUMN "publish_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "announces" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
UPDATE "announces" SET "told_at" = "created_at";--> statement-breakpoint
ALTER TABLE "announces" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announces" ADD COLUMN "withdrawn_by" uuid;--> statement-breakpoint
ALTER TABLE "announces" ADD COLUMN "lock_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "unfinished" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "pause_reason" text;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "saved_as" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "notice" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
UPDATE "reports" SET "due_at" = "created_at" + interval '1 day';--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "due_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "lock_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "swipe_rounds" ADD CONSTRAINT "swipe_rounds_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_agreements" ADD CONSTRAINT "company_agreements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_agreements" ADD CONSTRAINT "company_agreements_agreed_by_aces_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."aces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_answers" ADD CONSTRAINT "inquiry_answers_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_answers" ADD CONSTRAINT "inquiry_answers_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judgement_snapshots" ADD CONSTRAINT "judgement_snapshots_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_reminders" ADD CONSTRAINT "selection_reminders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_lifted_by_operators_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_steps" ADD CONSTRAINT "second_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_agreements_agreed_by_idx" ON "company_agreements" USING btree ("agreed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "member_invitations_one_open_key" ON "member_invitations" USING btree ("company_id","email") WHERE "member_invitations"."accepted_at" is null and "member_invitations"."canceled_at" is null;--> statement-breakpoint
CREATE INDEX "member_invitations_company_id_created_at_idx" ON "member_invitations" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "member_invitations_created_at_idx" ON "member_invitations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "member_invitations_invited_by_idx" ON "member_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "member_invitations_ace_id_idx" ON "member_invitations" USING btree ("ace_id");--> statement-breakpoint
CREATE INDEX "inquiry_answers_inquiry_id_created_at_idx" ON "inquiry_answers" USING btree ("inquiry_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_answers_operator_id_idx" ON "inquiry_answers" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "joker_search_changes_changed_in_idx" ON "joker_search_changes" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "joker_search_changes_changed_at_idx" ON "joker_search_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_templates_own_name_key" ON "offer_templates" USING btree ("ace_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_templates_shared_name_key" ON "offer_templates" USING btree ("company_id","name") WHERE "offer_templates"."is_shared";--> statement-breakpoint
CREATE INDEX "offer_templates_company_id_name_idx" ON "offer_templates" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sanctions_one_in_force_key" ON "sanctions" USING btree ("user_id","kind") WHERE "sanctions"."kind" <> 'warn' and "sanctions"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "sanctions_user_id_created_at_idx" ON "sanctions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sanctions_report_id_idx" ON "sanctions" USING btree ("report_id") WHERE "sanctions"."report_id" is not null;--> statement-breakpoint
CREATE INDEX "sanctions_operator_id_idx" ON "sanctions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "sanctions_lifted_by_idx" ON "sanctions" USING btree ("lifted_by");--> statement-breakpoint
CREATE INDEX "second_steps_user_id_idx" ON "second_steps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_steps_expires_at_idx" ON "second_steps" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_updated_by_operators_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assignee_id_operators_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announces" ADD CONSTRAINT "announces_withdrawn_by_operators_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_restricted_until_idx" ON "users" USING btree ("restricted_until") WHERE "users"."restricted_until" is not null;--> statement-breakpoint
CREATE INDEX "aces_company_id_created_at_idx" ON "aces" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "articles_status_updated_at_idx" ON "articles" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "articles_planned_idx" ON "articles" USING btree ("published_at") WHERE "articles"."status" = 'planned';--> statement-breakpoint
CREATE INDEX "articles_updated_by_idx" ON "articles" USING btree ("updated_by");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_ace_id_name_key" ON "saved_searches" USING btree ("ace_id","name");--> statement-breakpoint
CREATE INDEX "companies_status_created_at_idx" ON "companies" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_assignee_id_idx" ON "inquiries" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "jokers_name_idx" ON "jokers" USING btree (replace("name", ' ', '') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "jokers_name_kana_idx" ON "jokers" USING btree (replace("name_kana", ' ', '') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "jokers_email_idx" ON "jokers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "jokers_phone_idx" ON "jokers" USING btree ("phone") WHERE "jokers"."phone" is not null;--> statement-breakpoint
CREATE INDEX "joker_search_documents_updated_at_idx" ON "joker_search_documents" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "joker_judgements_reviewed_at_idx" ON "joker_judgements" USING btree ("reviewed_at");--> statement-breakpoint
CREATE INDEX "matchings_ace_company_id_matched_at_idx" ON "matchings" USING btree ("ace_company_id","matched_at");--> statement-breakpoint
CREATE INDEX "audit_logs_company_id_actor_id_created_at_idx" ON "audit_logs" USING btree ("company_id","actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_logs_company_id_action_created_at_idx" ON "audit_logs" USING btree ("company_id","action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_logs_action_created_at_idx" ON "audit_logs" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "error_logs_fingerprint_created_at_idx" ON "error_logs" USING btree ("fingerprint","created_at","id");--> statement-breakpoint
CREATE INDEX "announces_publish_at_idx" ON "announces" USING btree ("publish_at","id");--> statement-breakpoint
CREATE INDEX "announces_untold_idx" ON "announces" USING btree ("publish_at") WHERE "announces"."told_at" is null and "announces"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "announces_withdrawn_by_idx" ON "announces" USING btree ("withdrawn_by");--> statement-breakpoint
CREATE INDEX "reports_status_due_at_idx" ON "reports" USING btree ("status","due_at","id");--> statement-breakpoint
CREATE INDEX "skipped_jokers_ace_id_round_idx" ON "skipped_jokers" USING btree ("ace_id","round","created_at","joker_id");--> statement-breakpoint
ALTER TABLE "operators" DROP COLUMN "mfa_enabled";--> statement-breakpoint
ALTER TABLE "operators" DROP COLUMN "mfa_secret_encrypted";--> statement-breakpoint
ALTER TABLE "operators" DROP COLUMN "mfa_last_step";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_restricted_check" CHECK ("users"."restricted_until" is null or "users"."restricted_at" is not null);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_planned_check" CHECK ("articles"."status" <> 'planned' or "articles"."published_at" is not null);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_lock_version_check" CHECK ("articles"."lock_version" >= 0);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_status_check" CHECK ("articles"."status" in ('draft', 'planned', 'published'));--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_new_count_check" CHECK ("saved_searches"."new_count" >= 0);--> statement-breakpoint
ALTER TABLE "skipped_jokers" ADD CONSTRAINT "skipped_jokers_decision_check" CHECK ("skipped_jokers"."decision" in ('skip', 'keep'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_contract_check" CHECK ("companies"."contract_starts_on" <= "companies"."contract_ends_on");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_counts_check" CHECK ("companies"."offer_monthly_quota" >= 0 and "companies"."lock_version" >= 0 and "companies"."contract_version" >= 0);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_lock_version_check" CHECK ("inquiries"."lock_version" >= 0);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_category_check" CHECK ("inquiries"."category" in ('usage', 'complaint', 'appeal', 'privacy', 'corporate', 'accessibility', 'other'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_status_check" CHECK ("inquiries"."status" in ('open', 'answered', 'closed'));--> statement-breakpoint
ALTER TABLE "announces" ADD CONSTRAINT "announces_lock_version_check" CHECK ("announces"."lock_version" >= 0);--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('offerReceived', 'offerExpiring', 'likeReceived', 'likeAccepted', 'matchingEstablished', 'messageReceived', 'scheduleProposed', 'scheduleFixed', 'rescheduleRequested', 'scheduleCancelled', 'videoChatSoon', 'videoChatDone', 'matchingReleased', 'judgementPassed', 'judgementRemanded', 'judgementRejected', 'recommendMonthly', 'willingnessReminder', 'recruitmentUpdated', 'keepExpiring', 'recruitmentConfirm', 'recruitmentPaused', 'offerClosed', 'likeClosed', 'aceChanged', 'threadHandedOver', 'offerQuotaLow', 'authorityChanged'));--> statement-breakpoint
ALTER TABLE "recruitments" ADD CONSTRAINT "recruitments_pause_reason_check" CHECK ("recruitments"."pause_reason" in ('member', 'stale', 'noAces'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_lock_version_check" CHECK ("reports"."lock_version" >= 0);--> statement-breakpoint
CREATE FUNCTION "log_joker_search_inserts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "joker_search_changes" ("joker_id", "is_text_changed") SELECT "object_id", true FROM "changed";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "log_joker_search_updates"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "joker_search_changes" ("joker_id", "is_text_changed")
	SELECT n."object_id", o."text_folded" <> n."text_folded" OR o."is_searchable" <> n."is_searchable"
	FROM "changed" n JOIN "replaced" o USING ("object_id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "log_joker_search_deletes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "joker_search_changes" ("joker_id", "is_text_changed") SELECT "object_id", true FROM "replaced";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "log_joker_search_hiding"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "joker_search_changes" ("joker_id", "is_text_changed") SELECT DISTINCT "joker_id", false FROM "changed";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "joker_search_documents_inserted" AFTER INSERT ON "joker_search_documents"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "log_joker_search_inserts"();--> statement-breakpoint
CREATE TRIGGER "joker_search_documents_updated" AFTER UPDATE ON "joker_search_documents"
	REFERENCING NEW TABLE AS "changed" OLD TABLE AS "replaced" FOR EACH STATEMENT EXECUTE FUNCTION "log_joker_search_updates"();--> statement-breakpoint
CREATE TRIGGER "joker_search_documents_deleted" AFTER DELETE ON "joker_search_documents"
	REFERENCING OLD TABLE AS "replaced" FOR EACH STATEMENT EXECUTE FUNCTION "log_joker_search_deletes"();--> statement-breakpoint
CREATE TRIGGER "hidden_company_domains_inserted" AFTER INSERT ON "hidden_company_domains"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "log_joker_search_hiding"();--> statement-breakpoint
CREATE TRIGGER "hidden_company_domains_updated" AFTER UPDATE ON "hidden_company_domains"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "log_joker_search_hiding"();--> statement-breakpoint
CREATE TRIGGER "hidden_company_domains_deleted" AFTER DELETE ON "hidden_company_domains"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "log_joker_search_hiding"();
