CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_provider_id_account_id_key" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "action_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"user_id" uuid,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "action_codes_code_hash_key" UNIQUE("code_hash"),
	CONSTRAINT "action_codes_kind_check" CHECK ("action_codes"."kind" in ('signUp', 'resetPassword', 'verifyEmail', 'recoverEmail', 'invite'))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_user_id_kind_version_key" UNIQUE("user_id","kind","version"),
	CONSTRAINT "consents_kind_check" CHECK ("consents"."kind" in ('terms', 'privacy', 'corporateTerms'))
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operators_role_check" CHECK ("operators"."role" in ('support', 'judge', 'editor', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_key" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"last_signed_in_at" timestamp with time zone,
	"dormant_told_at" timestamp with time zone,
	"dormant_paused_at" timestamp with time zone,
	"dormant_warned_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"restricted_at" timestamp with time zone,
	"restricted_until" timestamp with time zone,
	"withdrawal_requested_at" timestamp with time zone,
	"withdrawal_reason" text,
	"delete_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_lower_check" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_restricted_check" CHECK ("users"."restricted_until" is null or "users"."restricted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"authority" text DEFAULT 'member' NOT NULL,
	"name" text NOT NULL,
	"name_kana" text,
	"gender" text,
	"birthday" date,
	"email" text NOT NULL,
	"occupations" text[] DEFAULT '{}'::text[] NOT NULL,
	"position" text,
	"business" text,
	"business_url" text,
	"business_detail" text,
	"graduated_school" text,
	"graduated_faculty_department" text,
	"careers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"introduction" text,
	"value_in_job" text,
	"appeal_of_working" text,
	"personalities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"profile_image" text,
	"article_id" uuid,
	"favorite_user_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"is_agent" boolean DEFAULT false NOT NULL,
	"agent_order" integer DEFAULT 0 NOT NULL,
	"pickup_point" integer DEFAULT 0 NOT NULL,
	"online_at" timestamp with time zone,
	"offline_at" timestamp with time zone,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"last_save_id" uuid,
	"search_text" text GENERATED ALWAYS AS (translate(normalize(lower(normalize(coalesce("aces"."name", '') || ' ' || coalesce("aces"."position", '') || ' ' || coalesce("aces"."business", '') || ' ' || coalesce("aces"."business_detail", '') || ' ' || coalesce("aces"."introduction", '') || ' ' || coalesce("aces"."value_in_job", '') || ' ' || coalesce("aces"."appeal_of_working", ''), nfkc)), nfkc), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ')) STORED NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "aces_authority_check" CHECK ("aces"."authority" in ('admin', 'member')),
	CONSTRAINT "aces_gender_check" CHECK ("aces"."gender" in ('male', 'female', 'other')),
	CONSTRAINT "aces_counts_check" CHECK ("aces"."pickup_point" >= 0 and "aces"."lock_version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"body" text NOT NULL,
	"cover_url" text,
	"category" text NOT NULL,
	"company_id" uuid,
	"ace_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_by" uuid,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_slug_key" UNIQUE("slug"),
	CONSTRAINT "articles_category_check" CHECK ("articles"."category" in ('interview', 'company', 'career', 'news')),
	CONSTRAINT "articles_status_check" CHECK ("articles"."status" in ('draft', 'planned', 'published')),
	CONSTRAINT "articles_planned_check" CHECK ("articles"."status" <> 'planned' or "articles"."published_at" is not null),
	CONSTRAINT "articles_lock_version_check" CHECK ("articles"."lock_version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "custom_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"signed_in_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "custom_tokens_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "candidate_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"joker_id" uuid NOT NULL,
	"ace_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_notes_text_check" CHECK ("candidate_notes"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "hidden_jokers" (
	"company_id" uuid NOT NULL,
	"joker_id" uuid NOT NULL,
	"ace_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_jokers_pkey" PRIMARY KEY("company_id","joker_id")
);
--> statement-breakpoint
CREATE TABLE "keeps" (
	"company_id" uuid NOT NULL,
	"joker_id" uuid NOT NULL,
	"ace_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"noticed_at" timestamp with time zone,
	CONSTRAINT "keeps_pkey" PRIMARY KEY("company_id","joker_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"new_count" integer DEFAULT 0 NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_searches_new_count_check" CHECK ("saved_searches"."new_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "skipped_jokers" (
	"ace_id" uuid NOT NULL,
	"joker_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"decision" text DEFAULT 'skip' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "skipped_jokers_pkey" PRIMARY KEY("ace_id","joker_id"),
	CONSTRAINT "skipped_jokers_round_check" CHECK ("skipped_jokers"."round" >= 1),
	CONSTRAINT "skipped_jokers_decision_check" CHECK ("skipped_jokers"."decision" in ('skip', 'keep'))
);
--> statement-breakpoint
CREATE TABLE "swipe_rounds" (
	"ace_id" uuid PRIMARY KEY NOT NULL,
	"round" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "swipe_rounds_round_check" CHECK ("swipe_rounds"."round" >= 1)
);
--> statement-breakpoint
CREATE TABLE "canned_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ace_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"position" integer NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "canned_replies_texts_check" CHECK ("canned_replies"."title" <> '' and "canned_replies"."body" <> ''),
	CONSTRAINT "canned_replies_counts_check" CHECK ("canned_replies"."position" >= 0 and "canned_replies"."lock_version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"matching_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"is_system_message" boolean DEFAULT false NOT NULL,
	"is_expired" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"media_url" text,
	"file" jsonb,
	"selected_interested_themes" text[],
	"other_theme" text,
	"selected_interest_action" text,
	"schedule" jsonb,
	"schedule_id" uuid,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"removed_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (translate(normalize(lower(normalize(case when "chat_messages"."removed_at" is null then case "chat_messages"."type" when 0 then "chat_messages"."text" when 14 then "chat_messages"."file" ->> 'name' end end, nfkc)), nfkc), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ')) STORED,
	CONSTRAINT "chat_messages_matching_id_seq_key" UNIQUE("matching_id","seq"),
	CONSTRAINT "chat_messages_type_check" CHECK ("chat_messages"."type" in (0, 3, 4, 5, 7, 8, 9, 11, 13, 14)),
	CONSTRAINT "chat_messages_seq_check" CHECK ("chat_messages"."seq" >= 1),
	CONSTRAINT "chat_messages_selected_action_check" CHECK ("chat_messages"."selected_interest_action" in ('littleInterested', 'wantToHear', 'workingSoon'))
);
--> statement-breakpoint
CREATE TABLE "deleted_chat_messages" (
	"id" uuid NOT NULL,
	"matching_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"is_system_message" boolean DEFAULT false NOT NULL,
	"is_expired" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"media_url" text,
	"file" jsonb,
	"selected_interested_themes" text[],
	"other_theme" text,
	"selected_interest_action" text,
	"schedule" jsonb,
	"schedule_id" uuid,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "deleted_chat_messages_pkey" PRIMARY KEY("matching_id","seq")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_kana" text,
	"site_url" text,
	"site_host" text DEFAULT '' NOT NULL,
	"logo_url" text,
	"cover_url" text,
	"address" jsonb,
	"contact" text,
	"corporate_number" text,
	"founded_year" smallint,
	"representative" text,
	"industry" text,
	"company_scale" text,
	"team_size" text,
	"mission" text,
	"vision" text,
	"values" text[] DEFAULT '{}'::text[] NOT NULL,
	"business_summary" text,
	"benefits" text[] DEFAULT '{}'::text[] NOT NULL,
	"work_styles" text[] DEFAULT '{}'::text[] NOT NULL,
	"photos" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"status_reason" text,
	"status_changed_at" timestamp with time zone,
	"contract_starts_on" date,
	"contract_ends_on" date,
	"fee_plan" text DEFAULT '' NOT NULL,
	"contract_version" integer DEFAULT 0 NOT NULL,
	"agreed_terms_version" text,
	"agreed_contract_version" integer,
	"offer_monthly_quota" integer DEFAULT 50 NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(normalize(lower(normalize(coalesce("companies"."name", '') || ' ' || coalesce("companies"."name_kana", '') || ' ' || coalesce("companies"."mission", '') || ' ' || coalesce("companies"."vision", '') || ' ' || coalesce("companies"."business_summary", ''), nfkc)), nfkc), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ')) STORED NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "companies_corporate_number_check" CHECK ("companies"."corporate_number" ~ '^[0-9]{13}$'),
	CONSTRAINT "companies_photos_check" CHECK (cardinality("companies"."photos") <= 10),
	CONSTRAINT "companies_industry_check" CHECK ("companies"."industry" in ('internet', 'maker', 'finance', 'consulting', 'tradingDistributionRetailService', 'realEstateBuilding', 'advertisementMassCommunicationEntertainment', 'medical', 'infrastructurePublicWorkOther')),
	CONSTRAINT "companies_company_scale_check" CHECK ("companies"."company_scale" in ('startup', 'middleVenture', 'megaVenture', 'sme', 'largeCompany', 'professionalFarm', 'noInterest')),
	CONSTRAINT "companies_team_size_check" CHECK ("companies"."team_size" in ('oneToTwenty', 'twentyOneToFifty', 'fiftyOneToHundred', 'hundredOneToThreeHundred', 'threeHundredOneToFiveHundred', 'fiveHundredOneToThousand', 'over')),
	CONSTRAINT "companies_status_check" CHECK ("companies"."status" in ('active', 'suspended', 'closed')),
	CONSTRAINT "companies_counts_check" CHECK ("companies"."offer_monthly_quota" >= 0 and "companies"."lock_version" >= 0 and "companies"."contract_version" >= 0),
	CONSTRAINT "companies_contract_check" CHECK ("companies"."contract_starts_on" <= "companies"."contract_ends_on")
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
CREATE TABLE "compass_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"joker_id" uuid,
	"visitor_key" text,
	"engine" text NOT NULL,
	"input_hash" text NOT NULL,
	"input" text NOT NULL,
	"impressions" jsonb NOT NULL,
	"learn_more" jsonb NOT NULL,
	"improvements" jsonb NOT NULL,
	"scores" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "compass_results_engine_check" CHECK ("compass_results"."engine" in ('rules', 'model', 'instead'))
);
--> statement-breakpoint
CREATE TABLE "compass_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"joker_id" uuid,
	"visitor_key" text,
	"input_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"content" text NOT NULL,
	"digest" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"assignee_id" uuid,
	"handled_by" uuid,
	"handled_at" timestamp with time zone,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiries_digest_key" UNIQUE("digest"),
	CONSTRAINT "inquiries_category_check" CHECK ("inquiries"."category" in ('usage', 'complaint', 'appeal', 'privacy', 'corporate', 'accessibility', 'other')),
	CONSTRAINT "inquiries_status_check" CHECK ("inquiries"."status" in ('open', 'answered', 'closed')),
	CONSTRAINT "inquiries_lock_version_check" CHECK ("inquiries"."lock_version" >= 0)
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
CREATE TABLE "careers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"joker_id" uuid NOT NULL,
	"sort_order" smallint DEFAULT 0 NOT NULL,
	"company_name" text NOT NULL,
	"position" text,
	"start_working_duration" text NOT NULL,
	"end_working_duration" text,
	"business" text,
	"business_detail" text,
	"is_most_recent" boolean DEFAULT false NOT NULL,
	"is_current_workplace" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "careers_start_check" CHECK ("careers"."start_working_duration" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "careers_end_check" CHECK ("careers"."end_working_duration" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "careers_current_check" CHECK (not ("careers"."is_current_workplace" and "careers"."end_working_duration" is not null))
);
--> statement-breakpoint
CREATE TABLE "hidden_company_domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"joker_id" uuid NOT NULL,
	"word" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_company_domains_joker_id_word_key" UNIQUE("joker_id","word")
);
--> statement-breakpoint
CREATE TABLE "jokers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"name" text,
	"name_kana" text,
	"gender" text,
	"birthday" date,
	"birthday_timestamp" bigint,
	"profile_image_url" text,
	"facebook_user_id" text,
	"email" text,
	"phone" text,
	"graduated_school" text,
	"graduated_faculty_department" text,
	"industry" text,
	"occupation" text,
	"sub_occupation" text,
	"portfolio_url" text,
	"introduction" text,
	"has_introduction" boolean DEFAULT false NOT NULL,
	"management_experience" text,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"english_level" text,
	"toeic_score" smallint,
	"toeic_acq_year" smallint,
	"toefl_score" smallint,
	"toefl_acq_year" smallint,
	"job_change_willingness" text,
	"side_job_willingness" text,
	"preferred_workplaces" text[] DEFAULT '{}'::text[] NOT NULL,
	"preferred_prefectures" smallint[] DEFAULT '{}'::smallint[] NOT NULL,
	"interested_occupations" text[] DEFAULT '{}'::text[] NOT NULL,
	"interested_company_scales" text[] DEFAULT '{}'::text[] NOT NULL,
	"work_styles" text[] DEFAULT '{}'::text[] NOT NULL,
	"focus_on_choosing_companies" text[] DEFAULT '{}'::text[] NOT NULL,
	"min_desired_salary" integer,
	"max_desired_salary" integer,
	"personalities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"registration_status" text DEFAULT 'loggedIn' NOT NULL,
	"rank" text,
	"online_at" timestamp with time zone,
	"offline_at" timestamp with time zone,
	"last_logged_in" text,
	"update_job_change_willingness_at" timestamp with time zone,
	"update_side_job_willingness_at" timestamp with time zone,
	"registered_on" date,
	"created_on" date NOT NULL,
	"first_registered_at" timestamp with time zone,
	"favorite_user_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"last_save_id" uuid,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jokers_public_id_key" UNIQUE("public_id"),
	CONSTRAINT "jokers_gender_check" CHECK ("jokers"."gender" in ('male', 'female', 'other')),
	CONSTRAINT "jokers_industry_check" CHECK ("jokers"."industry" in ('internet', 'maker', 'finance', 'consulting', 'tradingDistributionRetailService', 'realEstateBuilding', 'advertisementMassCommunicationEntertainment', 'medical', 'infrastructurePublicWorkOther')),
	CONSTRAINT "jokers_occupation_check" CHECK ("jokers"."occupation" in ('engineer', 'designer', 'planner', 'consultant', 'director', 'sales', 'marketer', 'corporateStaff', 'other')),
	CONSTRAINT "jokers_sub_occupation_check" CHECK ("jokers"."sub_occupation" in ('frontendEngineer', 'serverSideEngineer', 'fullStackEngineer', 'iosEngineer', 'androidEngineer', 'crossPlatformEngineer', 'infrastructureEngineer', 'siteReliabilityEngineer', 'networkEngineer', 'securityEngineer', 'dataEngineer', 'dataScientist', 'machineLearningEngineer', 'qaEngineer', 'embeddedEngineer', 'gameEngineer', 'corporateEngineer', 'systemEngineer', 'techLead', 'engineeringManager', 'engineerOther', 'uiUxDesigner', 'webDesigner', 'productDesigner', 'graphicDesigner', 'artDirector', 'creativeDirector', 'illustrator', 'videoCreator', 'cgDesigner', 'designerOther', 'businessPlanning', 'businessDevelopment', 'corporatePlanning', 'productPlanning', 'salesPlanning', 'contentPlanning', 'gamePlanner', 'plannerOther', 'strategyConsultant', 'businessConsultant', 'itConsultant', 'erpConsultant', 'hrConsultant', 'financialConsultant', 'dataConsultant', 'careerConsultant', 'consultantOther', 'productManager', 'projectManager', 'pmo', 'scrumMaster', 'webDirector', 'contentDirector', 'gameDirector', 'producer', 'directorOther', 'corporateSales', 'individualSales', 'insideSales', 'fieldSales', 'accountManager', 'customerSuccess', 'salesEngineer', 'allianceSales', 'overseasSales', 'salesOther', 'digitalMarketer', 'advertisingOperator', 'contentMarketer', 'crmMarketer', 'snsMarketer', 'brandMarketer', 'productMarketer', 'dataAnalyst', 'marketerOther', 'accounting', 'financeStaff', 'humanResources', 'recruiter', 'laborManagement', 'legalAffairs', 'generalAffairs', 'publicRelations', 'internalAudit', 'informationSystem', 'officeClerk', 'corporateStaffOther', 'executive', 'customerSupport', 'editorWriter', 'researchDevelopment', 'supplyChain', 'licensedProfessional', 'otherOccupation')),
	CONSTRAINT "jokers_management_check" CHECK ("jokers"."management_experience" in ('none', 'small', 'middle', 'large', 'more')),
	CONSTRAINT "jokers_english_level_check" CHECK ("jokers"."english_level" in ('daily', 'business', 'native')),
	CONSTRAINT "jokers_job_change_check" CHECK ("jokers"."job_change_willingness" in ('alreadyStartActivity', 'considering', 'ifGoodStory', 'noIntention')),
	CONSTRAINT "jokers_side_job_check" CHECK ("jokers"."side_job_willingness" in ('active', 'ifGoodStory', 'noIntention')),
	CONSTRAINT "jokers_workplaces_check" CHECK ("jokers"."preferred_workplaces" <@ array['tokyo', 'exceptTokyo', 'abroad', 'remote', 'none']::text[]),
	CONSTRAINT "jokers_registration_status_check" CHECK ("jokers"."registration_status" in ('loggedIn', 'provisioning', 'judging', 'registered')),
	CONSTRAINT "jokers_rank_check" CHECK ("jokers"."rank" in ('S', 'A', 'B', 'C', 'D', 'E', 'Z')),
	CONSTRAINT "jokers_last_logged_in_check" CHECK ("jokers"."last_logged_in" in ('web', 'spweb')),
	CONSTRAINT "jokers_desired_salary_check" CHECK ("jokers"."min_desired_salary" <= "jokers"."max_desired_salary"),
	CONSTRAINT "jokers_counts_check" CHECK ("jokers"."lock_version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "joker_search_changes" (
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"joker_id" uuid NOT NULL,
	"is_text_changed" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "joker_search_documents" (
	"object_id" uuid PRIMARY KEY NOT NULL,
	"registration_status" text NOT NULL,
	"rank" text,
	"occupation" text,
	"sub_occupation" text,
	"industry" text,
	"preferred_workplaces" text[] DEFAULT '{}'::text[] NOT NULL,
	"interested_company_scales" text[] DEFAULT '{}'::text[] NOT NULL,
	"job_change_willingness" text,
	"side_job_willingness" text,
	"has_introduction" boolean DEFAULT false NOT NULL,
	"birthday_timestamp" bigint,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"online_at" timestamp with time zone,
	"text" text DEFAULT '' NOT NULL,
	"text_folded" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"searchable_since" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL,
	"is_searchable" boolean GENERATED ALWAYS AS (coalesce("joker_search_documents"."registration_status" = 'registered' and "joker_search_documents"."rank" in ('S', 'A', 'B', 'C', 'D', 'E'), false)) STORED NOT NULL,
	CONSTRAINT "joker_search_documents_registration_status_check" CHECK ("joker_search_documents"."registration_status" in ('loggedIn', 'provisioning', 'judging', 'registered')),
	CONSTRAINT "joker_search_documents_rank_check" CHECK ("joker_search_documents"."rank" in ('S', 'A', 'B', 'C', 'D', 'E', 'Z'))
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
CREATE TABLE "joker_judgements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"joker_id" uuid NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"request_count" integer DEFAULT 1 NOT NULL,
	"reviewer_id" uuid,
	"claimed_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"rank" text,
	"reason_codes" text[] DEFAULT '{}'::text[] NOT NULL,
	"field_comments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"comment" text,
	"is_shown_judgement_passed" boolean DEFAULT false NOT NULL,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "joker_judgements_joker_id_key" UNIQUE("joker_id"),
	CONSTRAINT "joker_judgements_status_check" CHECK ("joker_judgements"."status" in ('requested', 'reviewing', 'remanded', 'passed', 'rejected')),
	CONSTRAINT "joker_judgements_rank_check" CHECK ("joker_judgements"."rank" in ('S', 'A', 'B', 'C', 'D', 'E', 'Z')),
	CONSTRAINT "joker_judgements_request_count_check" CHECK ("joker_judgements"."request_count" >= 0)
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
CREATE TABLE "likes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ace_id" uuid NOT NULL,
	"ace_company_id" uuid NOT NULL,
	"joker_id" uuid NOT NULL,
	"recruitment_id" uuid,
	"recruitment_revision" integer,
	"selected_interest_action" text,
	"message" text,
	"status" text DEFAULT 'sent' NOT NULL,
	"answered_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "likes_status_check" CHECK ("likes"."status" in ('sent', 'accepted', 'declined', 'expired')),
	CONSTRAINT "likes_selected_interest_action_check" CHECK ("likes"."selected_interest_action" in ('littleInterested', 'wantToHear', 'workingSoon'))
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"to" text NOT NULL,
	"user_id" uuid,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dedupe_key" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"params" jsonb NOT NULL,
	CONSTRAINT "mail_outbox_dedupe_key_key" UNIQUE("dedupe_key"),
	CONSTRAINT "mail_outbox_status_check" CHECK ("mail_outbox"."status" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "mail_outbox_attempts_check" CHECK ("mail_outbox"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "deleted_matchings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ace_id" uuid,
	"ace_company_id" uuid,
	"joker_id" uuid,
	"recruitment_id" uuid,
	"route" text NOT NULL,
	"released_by" uuid,
	"reason" text,
	"matching" jsonb NOT NULL,
	"matched_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"messages_deleted_at" timestamp with time zone,
	"interviewed_at" timestamp with time zone[] DEFAULT '{}'::timestamptz[] NOT NULL,
	CONSTRAINT "deleted_matchings_route_check" CHECK ("deleted_matchings"."route" in ('release', 'withdraw', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "matchings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ace_id" uuid,
	"ace_company_id" uuid,
	"joker_id" uuid NOT NULL,
	"operator_id" text,
	"offer_id" uuid,
	"like_id" uuid,
	"recruitment_id" uuid,
	"recruitment_revision" integer,
	"purpose" text,
	"is_sent_first_schedule" boolean DEFAULT false NOT NULL,
	"is_done_video_chat" boolean DEFAULT false NOT NULL,
	"done_video_chat_at" timestamp with time zone,
	"matched_at" timestamp with time zone NOT NULL,
	"last_message" text DEFAULT '' NOT NULL,
	"last_sender_id" text,
	"last_messaged_at" timestamp with time zone NOT NULL,
	"selected_interested_themes" text[] DEFAULT '{}'::text[] NOT NULL,
	"selected_interest_action" text,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"ace_last_read_seq" integer DEFAULT 0 NOT NULL,
	"joker_last_read_seq" integer DEFAULT 0 NOT NULL,
	"ace_unread_count" integer DEFAULT 0 NOT NULL,
	"joker_unread_count" integer DEFAULT 0 NOT NULL,
	"ace_mailed_at" timestamp with time zone,
	"joker_mailed_at" timestamp with time zone,
	"ace_close_text" text,
	"joker_close_text" text,
	"closed_at" timestamp with time zone,
	"closed_seq" integer,
	"closed_by" text,
	"turn_reminded_seq" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "matchings_ace_company_id_joker_id_key" UNIQUE("ace_company_id","joker_id"),
	CONSTRAINT "matchings_sides_check" CHECK (num_nonnulls("matchings"."ace_id", "matchings"."ace_company_id") = case when "matchings"."operator_id" is null then 2 else 0 end),
	CONSTRAINT "matchings_operator_id_check" CHECK ("matchings"."operator_id" in ('operator')),
	CONSTRAINT "matchings_purpose_check" CHECK ("matchings"."purpose" in ('casual', 'interview')),
	CONSTRAINT "matchings_selected_interest_action_check" CHECK ("matchings"."selected_interest_action" in ('littleInterested', 'wantToHear', 'workingSoon')),
	CONSTRAINT "matchings_selected_themes_check" CHECK ("matchings"."selected_interested_themes" <@ array['missionVision', 'valueAndMood', 'businessAndStrength', 'positionDetail', 'member', 'other']::text[]),
	CONSTRAINT "matchings_closed_by_check" CHECK ("matchings"."closed_by" in ('ace', 'joker')),
	CONSTRAINT "matchings_closed_check" CHECK (num_nonnulls("matchings"."closed_at", "matchings"."closed_seq", "matchings"."closed_by") in (0, 3) and "matchings"."closed_seq" <= "matchings"."last_seq"),
	CONSTRAINT "matchings_counts_check" CHECK ("matchings"."last_seq" >= 0 and "matchings"."ace_last_read_seq" >= 0 and "matchings"."joker_last_read_seq" >= 0 and "matchings"."ace_unread_count" >= 0 and "matchings"."joker_unread_count" >= 0),
	CONSTRAINT "matchings_read_check" CHECK ("matchings"."ace_last_read_seq" <= "matchings"."last_seq" and "matchings"."joker_last_read_seq" <= "matchings"."last_seq")
);
--> statement-breakpoint
CREATE TABLE "activity_histories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"activity" text NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "activity_histories_activity_check" CHECK ("activity_histories"."activity" in ('online', 'offline')),
	CONSTRAINT "activity_histories_platform_check" CHECK ("activity_histories"."platform" in ('web', 'spweb'))
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"actor_type" text NOT NULL,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text,
	"company_id" uuid,
	"reason" text,
	"ip" text,
	"user_agent" text,
	"once_key" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"page" text NOT NULL,
	"user_agent" text,
	"user_id" uuid,
	"fingerprint" text GENERATED ALWAYS AS (md5(name || ': ' || message)) STORED,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announce_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"announce_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"target" text DEFAULT 'all' NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"published_by" uuid,
	"withdrawn_by" uuid,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announces_target_check" CHECK ("announces"."target" in ('all', 'joker', 'ace')),
	CONSTRAINT "announces_lock_version_check" CHECK ("announces"."lock_version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_announcement_push" boolean DEFAULT true NOT NULL,
	"is_before_video_chat_push_ten_minute" boolean DEFAULT true NOT NULL,
	"is_before_video_chat_push_three_minute" boolean DEFAULT true NOT NULL,
	"is_recommend_every_month_push" boolean DEFAULT true NOT NULL,
	"is_new_message_mail" boolean DEFAULT true NOT NULL,
	"is_new_message_push" boolean DEFAULT true NOT NULL,
	"is_content_hidden" boolean DEFAULT false NOT NULL,
	"is_news_mail" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"link" text,
	"image_url" text,
	"is_read" boolean DEFAULT false NOT NULL,
	"dedupe_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notifications_user_id_dedupe_key_key" UNIQUE("user_id","dedupe_key"),
	CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('offerReceived', 'offerExpiring', 'likeReceived', 'likeAccepted', 'matchingEstablished', 'messageReceived', 'scheduleProposed', 'scheduleFixed', 'rescheduleRequested', 'scheduleExpired', 'scheduleWithdrawn', 'scheduleCancelled', 'videoChatSoon', 'videoChatDone', 'turnEnding', 'matchingReleased', 'judgementPassed', 'judgementRemanded', 'judgementRejected', 'recommendMonthly', 'willingnessReminder', 'recruitmentUpdated', 'keepExpiring', 'recruitmentConfirm', 'recruitmentPaused', 'offerClosed', 'likeClosed', 'aceChanged', 'threadHandedOver', 'offerQuotaLow', 'hiddenCompanyMatched', 'identityAccepted', 'identityDeclined', 'authorityChanged'))
);
--> statement-breakpoint
CREATE TABLE "offer_quotas" (
	"company_id" uuid NOT NULL,
	"month" text NOT NULL,
	"granted" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_quotas_pkey" PRIMARY KEY("company_id","month"),
	CONSTRAINT "offer_quotas_month_check" CHECK ("offer_quotas"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "offer_quotas_counts_check" CHECK ("offer_quotas"."granted" >= 0 and "offer_quotas"."used" >= 0)
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
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ace_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"joker_id" uuid NOT NULL,
	"recruitment_id" uuid NOT NULL,
	"recruitment_revision" integer NOT NULL,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"min_salary" integer,
	"max_salary" integer,
	"purpose" text NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"quota_month" text NOT NULL,
	"decline_reason_key" text,
	"reminded_count" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offers_status_check" CHECK ("offers"."status" in ('sent', 'read', 'interested', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "offers_purpose_check" CHECK ("offers"."purpose" in ('casual', 'interview')),
	CONSTRAINT "offers_decline_reason_key_check" CHECK ("offers"."decline_reason_key" in ('jobContent', 'workplace', 'salary', 'companyPhase', 'timing', 'message', 'other')),
	CONSTRAINT "offers_salary_check" CHECK ("offers"."min_salary" <= "offers"."max_salary"),
	CONSTRAINT "offers_counts_check" CHECK ("offers"."recruitment_revision" >= 0 and "offers"."reminded_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "selection_reminders" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dedupe_key" text,
	"send_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_outbox_subscription_id_dedupe_key_key" UNIQUE("subscription_id","dedupe_key"),
	CONSTRAINT "push_outbox_attempts_check" CHECK ("push_outbox"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_agent" text,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_key" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_failed_count_check" CHECK ("push_subscriptions"."failed_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recruitment_aces" (
	"recruitment_id" uuid NOT NULL,
	"ace_id" uuid NOT NULL,
	"sort_order" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "recruitment_aces_pkey" PRIMARY KEY("recruitment_id","ace_id")
);
--> statement-breakpoint
CREATE TABLE "recruitment_revisions" (
	"recruitment_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"saved_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruitment_revisions_pkey" PRIMARY KEY("recruitment_id","revision")
);
--> statement-breakpoint
CREATE TABLE "recruitments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"employment_type" text NOT NULL,
	"contract_type" text,
	"occupations" text[] DEFAULT '{}'::text[] NOT NULL,
	"workplaces" smallint[] DEFAULT '{}'::smallint[] NOT NULL,
	"work_conditions" text[] DEFAULT '{}'::text[] NOT NULL,
	"min_salary" integer,
	"max_salary" integer,
	"conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unfinished" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"text_folded" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"last_confirmed_at" timestamp with time zone,
	"confirmation_asked_at" timestamp with time zone,
	"closes_at" date,
	"pause_reason" text,
	"closed_at" timestamp with time zone,
	"saved_as" uuid,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruitments_status_check" CHECK ("recruitments"."status" in ('draft', 'published', 'paused', 'closed')),
	CONSTRAINT "recruitments_pause_reason_check" CHECK ("recruitments"."pause_reason" in ('member', 'stale', 'noAces')),
	CONSTRAINT "recruitments_employment_type_check" CHECK ("recruitments"."employment_type" in ('midCareer', 'sideJob')),
	CONSTRAINT "recruitments_contract_type_check" CHECK ("recruitments"."contract_type" in ('regular', 'fixedTerm', 'partTime', 'outsourcing', 'employment')),
	CONSTRAINT "recruitments_salary_check" CHECK ("recruitments"."min_salary" <= "recruitments"."max_salary"),
	CONSTRAINT "recruitments_counts_check" CHECK ("recruitments"."revision" >= 0 and "recruitments"."lock_version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ace_id" uuid,
	"joker_id" uuid,
	"reported_user_id" uuid,
	"reporter_id" uuid NOT NULL,
	"matching_id" uuid NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"report_reasons" text[] NOT NULL,
	"share_messages" boolean DEFAULT false NOT NULL,
	"evidence" jsonb,
	"status" text DEFAULT 'open' NOT NULL,
	"action" text,
	"notice" text,
	"due_at" timestamp with time zone NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp with time zone,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_report_reasons_check" CHECK ("reports"."report_reasons" <@ array['soliciting', 'inappropriateInfo', 'inappropriateSpeech', 'other']::text[]),
	CONSTRAINT "reports_status_check" CHECK ("reports"."status" in ('open', 'investigating', 'actioned', 'dismissed')),
	CONSTRAINT "reports_action_check" CHECK ("reports"."action" in ('warn', 'restrict', 'suspend', 'none')),
	CONSTRAINT "reports_evidence_check" CHECK ("reports"."share_messages" or "reports"."evidence" is null),
	CONSTRAINT "reports_lock_version_check" CHECK ("reports"."lock_version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_counts_pkey" PRIMARY KEY("kind","key")
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
CREATE TABLE "available_hours" (
	"user_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"start_minute" smallint NOT NULL,
	"end_minute" smallint NOT NULL,
	CONSTRAINT "available_hours_pkey" PRIMARY KEY("user_id","weekday","start_minute"),
	CONSTRAINT "available_hours_weekday_check" CHECK ("available_hours"."weekday" between 0 and 6),
	CONSTRAINT "available_hours_minutes_check" CHECK (0 <= "available_hours"."start_minute" and "available_hours"."start_minute" < "available_hours"."end_minute" and "available_hours"."end_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "calendar_link_attempts" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"verifier_sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"scope" text NOT NULL,
	"token_encrypted" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"expired_at" timestamp with time zone,
	"refreshing_until" timestamp with time zone,
	CONSTRAINT "calendar_links_provider_check" CHECK ("calendar_links"."provider" in ('google'))
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"matching_id" uuid NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"purpose" text NOT NULL,
	"proposer_type" text NOT NULL,
	"proposer_id" uuid NOT NULL,
	"duration_minutes" smallint NOT NULL,
	"time_zone" text DEFAULT 'Asia/Tokyo' NOT NULL,
	"candidates" jsonb NOT NULL,
	"selected_candidate_id" text,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"fixed_at" timestamp with time zone,
	"note" text,
	"reason_key" text,
	"reason_note" text,
	"expires_at" timestamp with time zone NOT NULL,
	"first_round_id" uuid,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"changed_by" uuid,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedules_status_check" CHECK ("schedules"."status" in ('proposed', 'fixed', 'rescheduleRequested', 'cancelled', 'expired', 'done')),
	CONSTRAINT "schedules_purpose_check" CHECK ("schedules"."purpose" in ('casual', 'interview')),
	CONSTRAINT "schedules_proposer_type_check" CHECK ("schedules"."proposer_type" in ('ace', 'joker')),
	CONSTRAINT "schedules_duration_check" CHECK ("schedules"."duration_minutes" in (30, 45, 60)),
	CONSTRAINT "schedules_round_check" CHECK ("schedules"."round" >= 1),
	CONSTRAINT "schedules_time_check" CHECK ("schedules"."start_at" < "schedules"."end_at"),
	CONSTRAINT "schedules_lock_version_check" CHECK ("schedules"."lock_version" >= 0 and "schedules"."calendar_sequence" >= 0)
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
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"storage_key" text NOT NULL,
	"stored_at" timestamp with time zone,
	"width" integer,
	"height" integer,
	"matching_id" uuid,
	"message_id" uuid,
	"attached_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_storage_key_key" UNIQUE("storage_key"),
	CONSTRAINT "uploads_kind_check" CHECK ("uploads"."kind" in ('jokerImage', 'aceImage', 'chatFile', 'companyImage', 'articleImage', 'dataExport')),
	CONSTRAINT "uploads_size_check" CHECK ("uploads"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "review_prompts" (
	"video_chat_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_prompts_pkey" PRIMARY KEY("video_chat_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"video_chat_id" uuid NOT NULL,
	"matching_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"about_user_id" uuid,
	"company_id" uuid,
	"interview_at" timestamp with time zone NOT NULL,
	"rating" smallint NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_video_chat_id_user_id_key" UNIQUE("video_chat_id","user_id"),
	CONSTRAINT "reviews_rating_check" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_tags_check" CHECK ("reviews"."tags" <@ array['matchedRecruitment', 'answeredPolitely', 'onTime', 'likeSelection', 'differedFromRecruitment', 'unpleasant', 'wellPrepared', 'clearAnswers', 'absent']::text[]),
	CONSTRAINT "reviews_side_check" CHECK ("reviews"."side" in ('joker', 'ace'))
);
--> statement-breakpoint
CREATE TABLE "video_chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"matching_id" uuid NOT NULL,
	"schedule_id" uuid NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"participants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"together_seconds" double precision DEFAULT 0 NOT NULL,
	"counted_to" timestamp with time zone,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_chats_schedule_id_key" UNIQUE("schedule_id"),
	CONSTRAINT "video_chats_status_check" CHECK ("video_chats"."status" in ('scheduled', 'open', 'inProgress', 'done', 'noShow', 'cancelled')),
	CONSTRAINT "video_chats_time_check" CHECK ("video_chats"."start_at" < "video_chats"."end_at"),
	CONSTRAINT "video_chats_together_seconds_check" CHECK ("video_chats"."together_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "video_seats" (
	"video_chat_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seat_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"last_signal" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "video_seats_pkey" PRIMARY KEY("video_chat_id","user_id"),
	CONSTRAINT "video_seats_seat_id_key" UNIQUE("seat_id"),
	CONSTRAINT "video_seats_last_signal_check" CHECK ("video_seats"."last_signal" >= 0)
);
--> statement-breakpoint
CREATE TABLE "video_signals" (
	"seat_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"video_chat_id" uuid NOT NULL,
	"from_seat_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"payload" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_signals_pkey" PRIMARY KEY("seat_id","seq"),
	CONSTRAINT "video_signals_kind_check" CHECK ("video_signals"."kind" in ('offer', 'answer', 'candidate', 'state'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_codes" ADD CONSTRAINT "action_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aces" ADD CONSTRAINT "aces_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aces" ADD CONSTRAINT "aces_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aces" ADD CONSTRAINT "aces_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_updated_by_operators_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_tokens" ADD CONSTRAINT "custom_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jokers" ADD CONSTRAINT "hidden_jokers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jokers" ADD CONSTRAINT "hidden_jokers_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jokers" ADD CONSTRAINT "hidden_jokers_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keeps" ADD CONSTRAINT "keeps_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keeps" ADD CONSTRAINT "keeps_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keeps" ADD CONSTRAINT "keeps_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skipped_jokers" ADD CONSTRAINT "skipped_jokers_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skipped_jokers" ADD CONSTRAINT "skipped_jokers_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipe_rounds" ADD CONSTRAINT "swipe_rounds_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_matching_id_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."matchings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_chat_messages" ADD CONSTRAINT "deleted_chat_messages_matching_id_deleted_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."deleted_matchings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_agreements" ADD CONSTRAINT "company_agreements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_agreements" ADD CONSTRAINT "company_agreements_agreed_by_aces_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."aces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compass_results" ADD CONSTRAINT "compass_results_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compass_runs" ADD CONSTRAINT "compass_runs_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_identity_requests" ADD CONSTRAINT "company_identity_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_identity_requests" ADD CONSTRAINT "company_identity_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_marks" ADD CONSTRAINT "company_marks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_pairs" ADD CONSTRAINT "hidden_pairs_entry_id_hidden_company_domains_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."hidden_company_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_pairs" ADD CONSTRAINT "hidden_pairs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_pairs" ADD CONSTRAINT "hidden_pairs_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assignee_id_operators_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_handled_by_operators_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_answers" ADD CONSTRAINT "inquiry_answers_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_answers" ADD CONSTRAINT "inquiry_answers_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "careers" ADD CONSTRAINT "careers_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_company_domains" ADD CONSTRAINT "hidden_company_domains_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jokers" ADD CONSTRAINT "jokers_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joker_search_documents" ADD CONSTRAINT "joker_search_documents_object_id_jokers_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joker_judgements" ADD CONSTRAINT "joker_judgements_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joker_judgements" ADD CONSTRAINT "joker_judgements_reviewer_id_operators_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judgement_snapshots" ADD CONSTRAINT "judgement_snapshots_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_ace_company_id_companies_id_fk" FOREIGN KEY ("ace_company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_ace_company_id_companies_id_fk" FOREIGN KEY ("ace_company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_like_id_likes_id_fk" FOREIGN KEY ("like_id") REFERENCES "public"."likes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_histories" ADD CONSTRAINT "activity_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announce_marks" ADD CONSTRAINT "announce_marks_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announces" ADD CONSTRAINT "announces_published_by_operators_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announces" ADD CONSTRAINT "announces_withdrawn_by_operators_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_quotas" ADD CONSTRAINT "offer_quotas_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_reminders" ADD CONSTRAINT "selection_reminders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD CONSTRAINT "push_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD CONSTRAINT "push_outbox_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_aces" ADD CONSTRAINT "recruitment_aces_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_aces" ADD CONSTRAINT "recruitment_aces_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_revisions" ADD CONSTRAINT "recruitment_revisions_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_revisions" ADD CONSTRAINT "recruitment_revisions_saved_by_aces_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."aces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitments" ADD CONSTRAINT "recruitments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_handled_by_operators_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_lifted_by_operators_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "available_hours" ADD CONSTRAINT "available_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_link_attempts" ADD CONSTRAINT "calendar_link_attempts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_matching_id_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."matchings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_steps" ADD CONSTRAINT "second_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_matching_id_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."matchings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_prompts" ADD CONSTRAINT "review_prompts_video_chat_id_video_chats_id_fk" FOREIGN KEY ("video_chat_id") REFERENCES "public"."video_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_prompts" ADD CONSTRAINT "review_prompts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_chats" ADD CONSTRAINT "video_chats_matching_id_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."matchings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_chats" ADD CONSTRAINT "video_chats_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_seats" ADD CONSTRAINT "video_seats_video_chat_id_video_chats_id_fk" FOREIGN KEY ("video_chat_id") REFERENCES "public"."video_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_seats" ADD CONSTRAINT "video_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_signals" ADD CONSTRAINT "video_signals_video_chat_id_video_chats_id_fk" FOREIGN KEY ("video_chat_id") REFERENCES "public"."video_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user_id_idx" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "action_codes_email_kind_idx" ON "action_codes" USING btree ("email","kind","created_at");--> statement-breakpoint
CREATE INDEX "action_codes_user_id_idx" ON "action_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "action_codes_expires_at_idx" ON "action_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_email_key" ON "operators" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_restricted_until_idx" ON "users" USING btree ("restricted_until") WHERE "users"."restricted_until" is not null;--> statement-breakpoint
CREATE INDEX "users_delete_at_idx" ON "users" USING btree ("delete_at") WHERE "users"."delete_at" is not null;--> statement-breakpoint
CREATE INDEX "users_last_signed_in_at_idx" ON "users" USING btree ("last_signed_in_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier_idx" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_idx" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "aces_company_id_is_available_idx" ON "aces" USING btree ("company_id","is_available","created_at","id");--> statement-breakpoint
CREATE INDEX "aces_company_id_created_at_idx" ON "aces" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "aces_agent_order_idx" ON "aces" USING btree ("agent_order","id") WHERE "aces"."is_agent";--> statement-breakpoint
CREATE INDEX "aces_pickup_point_idx" ON "aces" USING btree ("pickup_point","id") WHERE "aces"."is_available";--> statement-breakpoint
CREATE INDEX "aces_created_at_idx" ON "aces" USING btree ("created_at","id") WHERE "aces"."is_available";--> statement-breakpoint
CREATE INDEX "aces_article_id_idx" ON "aces" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_published_at_idx" ON "articles" USING btree ("published_at","id") WHERE "articles"."status" = 'published';--> statement-breakpoint
CREATE INDEX "articles_category_published_at_idx" ON "articles" USING btree ("category","published_at","id") WHERE "articles"."status" = 'published';--> statement-breakpoint
CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "articles_company_id_idx" ON "articles" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "articles_status_updated_at_idx" ON "articles" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "articles_planned_idx" ON "articles" USING btree ("published_at") WHERE "articles"."status" = 'planned';--> statement-breakpoint
CREATE INDEX "articles_updated_by_idx" ON "articles" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "custom_tokens_user_id_idx" ON "custom_tokens" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "custom_tokens_expires_at_idx" ON "custom_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "candidate_notes_company_id_joker_id_idx" ON "candidate_notes" USING btree ("company_id","joker_id","created_at","id");--> statement-breakpoint
CREATE INDEX "candidate_notes_joker_id_idx" ON "candidate_notes" USING btree ("joker_id");--> statement-breakpoint
CREATE INDEX "candidate_notes_ace_id_idx" ON "candidate_notes" USING btree ("ace_id");--> statement-breakpoint
CREATE INDEX "hidden_jokers_joker_id_idx" ON "hidden_jokers" USING btree ("joker_id");--> statement-breakpoint
CREATE INDEX "hidden_jokers_ace_id_idx" ON "hidden_jokers" USING btree ("ace_id");--> statement-breakpoint
CREATE INDEX "hidden_jokers_company_id_created_at_idx" ON "hidden_jokers" USING btree ("company_id","created_at","joker_id");--> statement-breakpoint
CREATE INDEX "keeps_joker_id_idx" ON "keeps" USING btree ("joker_id");--> statement-breakpoint
CREATE INDEX "keeps_ace_id_created_at_idx" ON "keeps" USING btree ("ace_id","created_at","joker_id");--> statement-breakpoint
CREATE INDEX "keeps_expires_at_idx" ON "keeps" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_ace_id_name_key" ON "saved_searches" USING btree ("ace_id","name");--> statement-breakpoint
CREATE INDEX "saved_searches_ace_id_created_at_idx" ON "saved_searches" USING btree ("ace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "skipped_jokers_joker_id_idx" ON "skipped_jokers" USING btree ("joker_id");--> statement-breakpoint
CREATE INDEX "skipped_jokers_ace_id_round_idx" ON "skipped_jokers" USING btree ("ace_id","round","created_at","joker_id");--> statement-breakpoint
CREATE INDEX "canned_replies_ace_id_position_idx" ON "canned_replies" USING btree ("ace_id","position","id");--> statement-breakpoint
CREATE INDEX "chat_messages_search_idx" ON "chat_messages" USING btree ("matching_id","sent_at","id") WHERE "chat_messages"."search_text" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_user_id_sent_at_idx" ON "chat_messages" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "chat_messages_schedule_id_idx" ON "chat_messages" USING btree ("schedule_id") WHERE "chat_messages"."schedule_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_corporate_number_key" ON "companies" USING btree ("corporate_number");--> statement-breakpoint
CREATE INDEX "companies_public_created_at_idx" ON "companies" USING btree ("created_at","id") WHERE "companies"."is_public" and "companies"."status" = 'active';--> statement-breakpoint
CREATE INDEX "companies_created_at_idx" ON "companies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "companies_status_created_at_idx" ON "companies" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "company_agreements_agreed_by_idx" ON "company_agreements" USING btree ("agreed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "member_invitations_one_open_key" ON "member_invitations" USING btree ("company_id","email") WHERE "member_invitations"."accepted_at" is null and "member_invitations"."canceled_at" is null;--> statement-breakpoint
CREATE INDEX "member_invitations_company_id_created_at_idx" ON "member_invitations" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "member_invitations_expires_at_idx" ON "member_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_invitations_invited_by_idx" ON "member_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "member_invitations_ace_id_idx" ON "member_invitations" USING btree ("ace_id");--> statement-breakpoint
CREATE INDEX "compass_results_joker_id_created_at_idx" ON "compass_results" USING btree ("joker_id","created_at","id");--> statement-breakpoint
CREATE INDEX "compass_results_visitor_key_created_at_idx" ON "compass_results" USING btree ("visitor_key","created_at");--> statement-breakpoint
CREATE INDEX "compass_results_created_at_idx" ON "compass_results" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "compass_runs_joker_id_started_at_idx" ON "compass_runs" USING btree ("joker_id","started_at");--> statement-breakpoint
CREATE INDEX "compass_runs_visitor_key_started_at_idx" ON "compass_runs" USING btree ("visitor_key","started_at");--> statement-breakpoint
CREATE INDEX "compass_runs_started_at_idx" ON "compass_runs" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_identity_requests_one_open_key" ON "company_identity_requests" USING btree ("company_id") WHERE "company_identity_requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "company_identity_requests_company_id_requested_at_idx" ON "company_identity_requests" USING btree ("company_id","requested_at");--> statement-breakpoint
CREATE INDEX "company_identity_requests_open_idx" ON "company_identity_requests" USING btree ("requested_at","id") WHERE "company_identity_requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "company_identity_requests_requested_by_idx" ON "company_identity_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "hidden_pairs_joker_id_company_id_idx" ON "hidden_pairs" USING btree ("joker_id","company_id");--> statement-breakpoint
CREATE INDEX "hidden_pairs_company_id_joker_id_idx" ON "hidden_pairs" USING btree ("company_id","joker_id");--> statement-breakpoint
CREATE INDEX "hidden_pairs_to_tell_idx" ON "hidden_pairs" USING btree ("entry_id") WHERE "hidden_pairs"."told_at" is null;--> statement-breakpoint
CREATE INDEX "inquiries_status_created_at_idx" ON "inquiries" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inquiries_email_created_at_idx" ON "inquiries" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_user_id_idx" ON "inquiries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inquiries_handled_by_idx" ON "inquiries" USING btree ("handled_by");--> statement-breakpoint
CREATE INDEX "inquiries_assignee_id_idx" ON "inquiries" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "inquiry_answers_inquiry_id_created_at_idx" ON "inquiry_answers" USING btree ("inquiry_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_answers_operator_id_idx" ON "inquiry_answers" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "careers_joker_id_idx" ON "careers" USING btree ("joker_id","sort_order");--> statement-breakpoint
CREATE UNIQUE INDEX "careers_one_most_recent_key" ON "careers" USING btree ("joker_id") WHERE "careers"."is_most_recent";--> statement-breakpoint
CREATE UNIQUE INDEX "jokers_facebook_user_id_key" ON "jokers" USING btree ("facebook_user_id");--> statement-breakpoint
CREATE INDEX "jokers_registration_status_created_at_idx" ON "jokers" USING btree ("registration_status","created_at","id");--> statement-breakpoint
CREATE INDEX "jokers_created_at_idx" ON "jokers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "jokers_name_idx" ON "jokers" USING btree (replace("name", ' ', '') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "jokers_name_kana_idx" ON "jokers" USING btree (replace("name_kana", ' ', '') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "jokers_email_idx" ON "jokers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "jokers_phone_idx" ON "jokers" USING btree ("phone") WHERE "jokers"."phone" is not null;--> statement-breakpoint
CREATE INDEX "jokers_job_change_reminder_idx" ON "jokers" USING btree ("update_job_change_willingness_at") WHERE "jokers"."registration_status" = 'registered';--> statement-breakpoint
CREATE INDEX "jokers_side_job_reminder_idx" ON "jokers" USING btree ("update_side_job_willingness_at") WHERE "jokers"."registration_status" = 'registered';--> statement-breakpoint
CREATE INDEX "joker_search_changes_changed_in_idx" ON "joker_search_changes" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "joker_search_changes_changed_at_idx" ON "joker_search_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "joker_search_documents_updated_at_idx" ON "joker_search_documents" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "joker_judgements_status_requested_at_idx" ON "joker_judgements" USING btree ("status","requested_at","id");--> statement-breakpoint
CREATE INDEX "joker_judgements_reviewer_id_idx" ON "joker_judgements" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "joker_judgements_reviewed_at_idx" ON "joker_judgements" USING btree ("reviewed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "likes_one_live_key" ON "likes" USING btree ("ace_company_id","joker_id") WHERE "likes"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "likes_joker_id_created_at_idx" ON "likes" USING btree ("joker_id","created_at","id");--> statement-breakpoint
CREATE INDEX "likes_ace_id_status_created_at_idx" ON "likes" USING btree ("ace_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "likes_ace_company_id_created_at_idx" ON "likes" USING btree ("ace_company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "likes_recruitment_id_idx" ON "likes" USING btree ("recruitment_id");--> statement-breakpoint
CREATE INDEX "likes_expires_at_idx" ON "likes" USING btree ("expires_at") WHERE "likes"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "mail_outbox_next_attempt_at_idx" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "mail_outbox_created_at_idx" ON "mail_outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_user_id_idx" ON "mail_outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deleted_matchings_deleted_at_idx" ON "deleted_matchings" USING btree ("deleted_at","id");--> statement-breakpoint
CREATE INDEX "deleted_matchings_ace_id_idx" ON "deleted_matchings" USING btree ("ace_id");--> statement-breakpoint
CREATE INDEX "deleted_matchings_ace_company_id_idx" ON "deleted_matchings" USING btree ("ace_company_id","deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_matchings_joker_id_idx" ON "deleted_matchings" USING btree ("joker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "matchings_one_support_key" ON "matchings" USING btree ("joker_id") WHERE "matchings"."operator_id" is not null;--> statement-breakpoint
CREATE INDEX "matchings_ace_id_last_messaged_at_idx" ON "matchings" USING btree ("ace_id","last_messaged_at","id");--> statement-breakpoint
CREATE INDEX "matchings_joker_id_last_messaged_at_idx" ON "matchings" USING btree ("joker_id","last_messaged_at","id");--> statement-breakpoint
CREATE INDEX "matchings_ace_company_id_last_messaged_at_idx" ON "matchings" USING btree ("ace_company_id","last_messaged_at","id");--> statement-breakpoint
CREATE INDEX "matchings_ace_company_id_matched_at_idx" ON "matchings" USING btree ("ace_company_id","matched_at");--> statement-breakpoint
CREATE INDEX "matchings_support_last_messaged_at_idx" ON "matchings" USING btree ("last_messaged_at","id") WHERE "matchings"."operator_id" is not null;--> statement-breakpoint
CREATE INDEX "matchings_turn_idx" ON "matchings" USING btree ("last_messaged_at","id") WHERE "matchings"."operator_id" is null;--> statement-breakpoint
CREATE INDEX "matchings_offer_id_idx" ON "matchings" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "matchings_like_id_idx" ON "matchings" USING btree ("like_id");--> statement-breakpoint
CREATE INDEX "matchings_recruitment_id_idx" ON "matchings" USING btree ("recruitment_id");--> statement-breakpoint
CREATE INDEX "matchings_created_at_idx" ON "matchings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "activity_histories_user_id_created_at_idx" ON "activity_histories" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "activity_histories_created_at_idx" ON "activity_histories" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "analytics_events_name_created_at_idx" ON "analytics_events" USING btree ("name","created_at");--> statement-breakpoint
CREATE INDEX "analytics_events_company_id_name_created_at_idx" ON "analytics_events" USING btree ("company_id","name","created_at");--> statement-breakpoint
CREATE INDEX "analytics_events_user_id_idx" ON "analytics_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "analytics_events_created_at_idx" ON "analytics_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_logs_once_key" ON "audit_logs" USING btree ("once_key") WHERE "audit_logs"."once_key" is not null;--> statement-breakpoint
CREATE INDEX "audit_logs_created_at_idx" ON "audit_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_logs_company_id_created_at_idx" ON "audit_logs" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_logs_company_id_actor_id_created_at_idx" ON "audit_logs" USING btree ("company_id","actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_logs_company_id_action_created_at_idx" ON "audit_logs" USING btree ("company_id","action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_logs_actor_id_created_at_idx" ON "audit_logs" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_logs_target_idx" ON "audit_logs" USING btree ("target_type","target_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_logs_action_created_at_idx" ON "audit_logs" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "error_logs_created_at_idx" ON "error_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "error_logs_fingerprint_created_at_idx" ON "error_logs" USING btree ("fingerprint","created_at","id");--> statement-breakpoint
CREATE INDEX "error_logs_user_id_idx" ON "error_logs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "announces_publish_at_idx" ON "announces" USING btree ("publish_at","id");--> statement-breakpoint
CREATE INDEX "announces_created_at_idx" ON "announces" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announces_untold_idx" ON "announces" USING btree ("publish_at") WHERE "announces"."told_at" is null and "announces"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "announces_published_by_idx" ON "announces" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "announces_withdrawn_by_idx" ON "announces" USING btree ("withdrawn_by");--> statement-breakpoint
CREATE INDEX "notifications_user_id_created_at_idx" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE not "notifications"."is_read";--> statement-breakpoint
CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_templates_own_name_key" ON "offer_templates" USING btree ("ace_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_templates_shared_name_key" ON "offer_templates" USING btree ("company_id","name") WHERE "offer_templates"."is_shared";--> statement-breakpoint
CREATE INDEX "offer_templates_company_id_name_idx" ON "offer_templates" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_live_key" ON "offers" USING btree ("company_id","joker_id") WHERE "offers"."status" in ('sent', 'read');--> statement-breakpoint
CREATE INDEX "offers_joker_id_status_created_at_idx" ON "offers" USING btree ("joker_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_joker_id_created_at_idx" ON "offers" USING btree ("joker_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_ace_id_created_at_idx" ON "offers" USING btree ("ace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_company_id_created_at_idx" ON "offers" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_company_id_joker_id_idx" ON "offers" USING btree ("company_id","joker_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_recruitment_id_idx" ON "offers" USING btree ("recruitment_id");--> statement-breakpoint
CREATE INDEX "offers_expires_at_idx" ON "offers" USING btree ("expires_at") WHERE "offers"."status" in ('sent', 'read');--> statement-breakpoint
CREATE INDEX "push_outbox_user_id_idx" ON "push_outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_outbox_send_at_idx" ON "push_outbox" USING btree ("send_at") WHERE "push_outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "push_outbox_expires_at_idx" ON "push_outbox" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_id_idx" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "recruitment_aces_ace_id_idx" ON "recruitment_aces" USING btree ("ace_id");--> statement-breakpoint
CREATE INDEX "recruitment_revisions_saved_by_idx" ON "recruitment_revisions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "recruitment_revisions_created_at_idx" ON "recruitment_revisions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recruitments_published_at_idx" ON "recruitments" USING btree ("published_at","id") WHERE "recruitments"."status" = 'published';--> statement-breakpoint
CREATE INDEX "recruitments_employment_type_published_at_idx" ON "recruitments" USING btree ("employment_type","published_at","id") WHERE "recruitments"."status" = 'published';--> statement-breakpoint
CREATE INDEX "recruitments_company_id_created_at_idx" ON "recruitments" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "recruitments_last_confirmed_at_idx" ON "recruitments" USING btree ("last_confirmed_at") WHERE "recruitments"."status" = 'published';--> statement-breakpoint
CREATE INDEX "recruitments_closes_at_idx" ON "recruitments" USING btree ("closes_at") WHERE "recruitments"."status" = 'published';--> statement-breakpoint
CREATE INDEX "reports_status_due_at_idx" ON "reports" USING btree ("status","due_at","id");--> statement-breakpoint
CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reports_reporter_id_idx" ON "reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_reported_user_id_idx" ON "reports" USING btree ("reported_user_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_matching_id_idx" ON "reports" USING btree ("matching_id");--> statement-breakpoint
CREATE INDEX "reports_handled_by_idx" ON "reports" USING btree ("handled_by");--> statement-breakpoint
CREATE INDEX "request_counts_ends_at_idx" ON "request_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sanctions_one_in_force_key" ON "sanctions" USING btree ("user_id","kind") WHERE "sanctions"."kind" <> 'warn' and "sanctions"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "sanctions_user_id_created_at_idx" ON "sanctions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sanctions_report_id_idx" ON "sanctions" USING btree ("report_id") WHERE "sanctions"."report_id" is not null;--> statement-breakpoint
CREATE INDEX "sanctions_operator_id_idx" ON "sanctions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "sanctions_lifted_by_idx" ON "sanctions" USING btree ("lifted_by");--> statement-breakpoint
CREATE INDEX "calendar_link_attempts_expires_at_idx" ON "calendar_link_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_one_open_key" ON "schedules" USING btree ("matching_id") WHERE "schedules"."status" in ('proposed', 'fixed');--> statement-breakpoint
CREATE INDEX "schedules_matching_id_created_at_idx" ON "schedules" USING btree ("matching_id","created_at","id");--> statement-breakpoint
CREATE INDEX "schedules_expires_at_idx" ON "schedules" USING btree ("expires_at") WHERE "schedules"."status" = 'proposed';--> statement-breakpoint
CREATE INDEX "schedules_start_at_idx" ON "schedules" USING btree ("start_at") WHERE "schedules"."status" = 'fixed';--> statement-breakpoint
CREATE INDEX "second_steps_user_id_idx" ON "second_steps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_steps_expires_at_idx" ON "second_steps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_owner_id_idx" ON "uploads" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_matching_id_idx" ON "uploads" USING btree ("matching_id");--> statement-breakpoint
CREATE INDEX "uploads_unattached_idx" ON "uploads" USING btree ("created_at") WHERE "uploads"."attached_at" is null;--> statement-breakpoint
CREATE INDEX "uploads_ownerless_idx" ON "uploads" USING btree ("created_at") WHERE "uploads"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "uploads_expires_at_idx" ON "uploads" USING btree ("expires_at") WHERE "uploads"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "review_prompts_user_id_idx" ON "review_prompts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_user_id_idx" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_about_user_id_idx" ON "reviews" USING btree ("about_user_id");--> statement-breakpoint
CREATE INDEX "reviews_company_id_idx" ON "reviews" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_low_idx" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."rating" <= 2;--> statement-breakpoint
CREATE INDEX "reviews_like_selection_idx" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."tags" @> array['likeSelection']::text[];--> statement-breakpoint
CREATE INDEX "reviews_unpleasant_idx" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."tags" @> array['unpleasant']::text[];--> statement-breakpoint
CREATE INDEX "video_chats_matching_id_start_at_idx" ON "video_chats" USING btree ("matching_id","start_at");--> statement-breakpoint
CREATE INDEX "video_chats_start_at_idx" ON "video_chats" USING btree ("start_at") WHERE "video_chats"."status" in ('scheduled', 'open', 'inProgress');--> statement-breakpoint
CREATE INDEX "video_seats_user_id_idx" ON "video_seats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "video_signals_video_chat_id_idx" ON "video_signals" USING btree ("video_chat_id");--> statement-breakpoint
CREATE INDEX "video_signals_from_seat_id_created_at_idx" ON "video_signals" USING btree ("from_seat_id","created_at");--> statement-breakpoint
-- By hand from here on: what follows a change of a row in the same transaction.
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
CREATE TRIGGER "hidden_company_domains_paired" AFTER INSERT ON "hidden_company_domains"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "pair_entries"();--> statement-breakpoint
CREATE TRIGGER "company_marks_paired" AFTER INSERT ON "company_marks"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "pair_marks"();--> statement-breakpoint
CREATE TRIGGER "hidden_pairs_inserted" AFTER INSERT ON "hidden_pairs"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "log_joker_search_hiding"();--> statement-breakpoint
CREATE TRIGGER "hidden_pairs_deleted" AFTER DELETE ON "hidden_pairs"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "log_joker_search_hiding"();--> statement-breakpoint
CREATE TRIGGER "hidden_pairs_keeps" AFTER INSERT ON "hidden_pairs"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "free_hidden_keeps"();
