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
	"mfa_enabled" boolean DEFAULT false NOT NULL,
	"mfa_secret_encrypted" text,
	"mfa_last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operators_role_check" CHECK ("operators"."role" in ('support', 'judge', 'admin')),
	CONSTRAINT "operators_mfa_last_step_check" CHECK ("operators"."mfa_last_step" >= 0)
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
CREATE TABLE "sign_in_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"ip_address" text,
	"created_at" timestamp with time zone NOT NULL
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
	"suspended_at" timestamp with time zone,
	"withdrawal_requested_at" timestamp with time zone,
	"withdrawal_reason" text,
	"delete_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_lower_check" CHECK ("users"."email" = lower("users"."email"))
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
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_slug_key" UNIQUE("slug"),
	CONSTRAINT "articles_category_check" CHECK ("articles"."category" in ('interview', 'company', 'career', 'news')),
	CONSTRAINT "articles_status_check" CHECK ("articles"."status" in ('draft', 'published'))
);
--> statement-breakpoint
CREATE TABLE "candidate_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"joker_id" uuid NOT NULL,
	"ace_id" uuid NOT NULL,
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
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skipped_jokers" (
	"ace_id" uuid NOT NULL,
	"joker_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "skipped_jokers_pkey" PRIMARY KEY("ace_id","joker_id"),
	CONSTRAINT "skipped_jokers_round_check" CHECK ("skipped_jokers"."round" >= 1)
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
	"offer_monthly_quota" integer DEFAULT 50 NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "companies_corporate_number_check" CHECK ("companies"."corporate_number" ~ '^[0-9]{13}$'),
	CONSTRAINT "companies_photos_check" CHECK (cardinality("companies"."photos") <= 10),
	CONSTRAINT "companies_industry_check" CHECK ("companies"."industry" in ('internet', 'maker', 'finance', 'consulting', 'tradingDistributionRetailService', 'realEstateBuilding', 'advertisementMassCommunicationEntertainment', 'medical', 'infrastructurePublicWorkOther')),
	CONSTRAINT "companies_company_scale_check" CHECK ("companies"."company_scale" in ('startup', 'middleVenture', 'megaVenture', 'sme', 'largeCompany', 'professionalFarm', 'noInterest')),
	CONSTRAINT "companies_team_size_check" CHECK ("companies"."team_size" in ('oneToTwenty', 'twentyOneToFifty', 'fiftyOneToHundred', 'hundredOneToThreeHundred', 'threeHundredOneToFiveHundred', 'fiveHundredOneToThousand', 'over')),
	CONSTRAINT "companies_status_check" CHECK ("companies"."status" in ('active', 'suspended', 'closed')),
	CONSTRAINT "companies_counts_check" CHECK ("companies"."offer_monthly_quota" >= 0 and "companies"."lock_version" >= 0)
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
	CONSTRAINT "compass_results_engine_check" CHECK ("compass_results"."engine" in ('rules', 'model'))
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
	"is_searchable" boolean GENERATED ALWAYS AS (coalesce("joker_search_documents"."registration_status" = 'registered' and "joker_search_documents"."rank" in ('S', 'A', 'B', 'C', 'D', 'E'), false)) STORED NOT NULL,
	CONSTRAINT "joker_search_documents_registration_status_check" CHECK ("joker_search_documents"."registration_status" in ('loggedIn', 'provisioning', 'judging', 'registered')),
	CONSTRAINT "joker_search_documents_rank_check" CHECK ("joker_search_documents"."rank" in ('S', 'A', 'B', 'C', 'D', 'E', 'Z'))
);
--> statement-breakpoint
CREATE TABLE "joker_judgements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"joker_id" uuid NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"request_count" integer DEFAULT 1 NOT NULL,
	"reviewer_id" uuid,
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
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dedupe_key" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
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
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "matchings_ace_company_id_joker_id_key" UNIQUE("ace_company_id","joker_id"),
	CONSTRAINT "matchings_sides_check" CHECK (num_nonnulls("matchings"."ace_id", "matchings"."ace_company_id") = case when "matchings"."operator_id" is null then 2 else 0 end),
	CONSTRAINT "matchings_operator_id_check" CHECK ("matchings"."operator_id" in ('operator')),
	CONSTRAINT "matchings_purpose_check" CHECK ("matchings"."purpose" in ('casual', 'interview')),
	CONSTRAINT "matchings_selected_interest_action_check" CHECK ("matchings"."selected_interest_action" in ('littleInterested', 'wantToHear', 'workingSoon')),
	CONSTRAINT "matchings_selected_themes_check" CHECK ("matchings"."selected_interested_themes" <@ array['missionVision', 'valueAndMood', 'businessAndStrength', 'positionDetail', 'member', 'other']::text[]),
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
	"published_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announces_target_check" CHECK ("announces"."target" in ('all', 'joker', 'ace'))
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
	CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('offerReceived', 'offerExpiring', 'likeReceived', 'likeAccepted', 'matchingEstablished', 'messageReceived', 'scheduleProposed', 'scheduleFixed', 'rescheduleRequested', 'scheduleCancelled', 'videoChatSoon', 'videoChatDone', 'matchingReleased', 'judgementPassed', 'judgementRemanded', 'judgementRejected', 'recommendMonthly', 'willingnessReminder', 'recruitmentUpdated', 'keepExpiring', 'recruitmentConfirm', 'offerQuotaLow', 'authorityChanged'))
);
--> statement-breakpoint
CREATE TABLE "push_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dedupe_key" text,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_outbox_dedupe_key_key" UNIQUE("dedupe_key"),
	CONSTRAINT "push_outbox_attempts_check" CHECK ("push_outbox"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
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
	"revision" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"last_confirmed_at" timestamp with time zone,
	"confirmation_asked_at" timestamp with time zone,
	"closes_at" date,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruitments_status_check" CHECK ("recruitments"."status" in ('draft', 'published', 'paused', 'closed')),
	CONSTRAINT "recruitments_employment_type_check" CHECK ("recruitments"."employment_type" in ('midCareer', 'sideJob')),
	CONSTRAINT "recruitments_contract_type_check" CHECK ("recruitments"."contract_type" in ('regular', 'fixedTerm', 'partTime', 'outsourcing', 'employment')),
	CONSTRAINT "recruitments_salary_check" CHECK ("recruitments"."min_salary" <= "recruitments"."max_salary"),
	CONSTRAINT "recruitments_counts_check" CHECK ("recruitments"."revision" >= 0 and "recruitments"."lock_version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"content" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiries_status_check" CHECK ("inquiries"."status" in ('open', 'answered'))
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
	"handled_by" uuid,
	"handled_at" timestamp with time zone,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_report_reasons_check" CHECK ("reports"."report_reasons" <@ array['soliciting', 'inappropriateInfo', 'inappropriateSpeech', 'other']::text[]),
	CONSTRAINT "reports_status_check" CHECK ("reports"."status" in ('open', 'investigating', 'actioned', 'dismissed')),
	CONSTRAINT "reports_action_check" CHECK ("reports"."action" in ('warn', 'restrict', 'suspend', 'none')),
	CONSTRAINT "reports_evidence_check" CHECK ("reports"."share_messages" or "reports"."evidence" is null)
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
CREATE TABLE "calendar_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"scope" text NOT NULL,
	"token_encrypted" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"expired_at" timestamp with time zone
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
	"lock_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedules_status_check" CHECK ("schedules"."status" in ('proposed', 'fixed', 'rescheduleRequested', 'cancelled', 'expired', 'done')),
	CONSTRAINT "schedules_purpose_check" CHECK ("schedules"."purpose" in ('casual', 'interview')),
	CONSTRAINT "schedules_proposer_type_check" CHECK ("schedules"."proposer_type" in ('ace', 'joker')),
	CONSTRAINT "schedules_duration_check" CHECK ("schedules"."duration_minutes" in (30, 45, 60)),
	CONSTRAINT "schedules_round_check" CHECK ("schedules"."round" >= 1),
	CONSTRAINT "schedules_time_check" CHECK ("schedules"."start_at" < "schedules"."end_at"),
	CONSTRAINT "schedules_lock_version_check" CHECK ("schedules"."lock_version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"storage_key" text,
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
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"video_chat_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_video_chat_id_user_id_key" UNIQUE("video_chat_id","user_id"),
	CONSTRAINT "reviews_rating_check" CHECK ("reviews"."rating" between 1 and 5)
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
	"together_seconds" integer DEFAULT 0 NOT NULL,
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
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_codes" ADD CONSTRAINT "action_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aces" ADD CONSTRAINT "aces_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aces" ADD CONSTRAINT "aces_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aces" ADD CONSTRAINT "aces_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jokers" ADD CONSTRAINT "hidden_jokers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jokers" ADD CONSTRAINT "hidden_jokers_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jokers" ADD CONSTRAINT "hidden_jokers_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keeps" ADD CONSTRAINT "keeps_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keeps" ADD CONSTRAINT "keeps_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keeps" ADD CONSTRAINT "keeps_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skipped_jokers" ADD CONSTRAINT "skipped_jokers_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skipped_jokers" ADD CONSTRAINT "skipped_jokers_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_matching_id_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."matchings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_chat_messages" ADD CONSTRAINT "deleted_chat_messages_matching_id_deleted_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."deleted_matchings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compass_results" ADD CONSTRAINT "compass_results_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "careers" ADD CONSTRAINT "careers_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_company_domains" ADD CONSTRAINT "hidden_company_domains_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jokers" ADD CONSTRAINT "jokers_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joker_search_documents" ADD CONSTRAINT "joker_search_documents_object_id_jokers_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joker_judgements" ADD CONSTRAINT "joker_judgements_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joker_judgements" ADD CONSTRAINT "joker_judgements_reviewer_id_operators_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD CONSTRAINT "push_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_quotas" ADD CONSTRAINT "offer_quotas_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_aces" ADD CONSTRAINT "recruitment_aces_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_aces" ADD CONSTRAINT "recruitment_aces_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_revisions" ADD CONSTRAINT "recruitment_revisions_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_revisions" ADD CONSTRAINT "recruitment_revisions_saved_by_aces_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."aces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitments" ADD CONSTRAINT "recruitments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_handled_by_operators_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_handled_by_operators_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "available_hours" ADD CONSTRAINT "available_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_matching_id_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."matchings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_matching_id_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."matchings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_video_chat_id_video_chats_id_fk" FOREIGN KEY ("video_chat_id") REFERENCES "public"."video_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_chats" ADD CONSTRAINT "video_chats_matching_id_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."matchings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_chats" ADD CONSTRAINT "video_chats_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user_id_idx" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "action_codes_email_kind_idx" ON "action_codes" USING btree ("email","kind","created_at");--> statement-breakpoint
CREATE INDEX "action_codes_user_id_idx" ON "action_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "action_codes_expires_at_idx" ON "action_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_email_key" ON "operators" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_email_created_at_idx" ON "sign_in_failures" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_created_at_idx" ON "sign_in_failures" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_delete_at_idx" ON "users" USING btree ("delete_at") WHERE "users"."delete_at" is not null;--> statement-breakpoint
CREATE INDEX "users_last_signed_in_at_idx" ON "users" USING btree ("last_signed_in_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier_idx" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_idx" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "aces_company_id_is_available_idx" ON "aces" USING btree ("company_id","is_available","created_at","id");--> statement-breakpoint
CREATE INDEX "aces_agent_order_idx" ON "aces" USING btree ("agent_order","id") WHERE "aces"."is_agent";--> statement-breakpoint
CREATE INDEX "aces_pickup_point_idx" ON "aces" USING btree ("pickup_point","id") WHERE "aces"."is_available";--> statement-breakpoint
CREATE INDEX "aces_created_at_idx" ON "aces" USING btree ("created_at","id") WHERE "aces"."is_available";--> statement-breakpoint
CREATE INDEX "aces_article_id_idx" ON "aces" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_published_at_idx" ON "articles" USING btree ("published_at","id") WHERE "articles"."status" = 'published';--> statement-breakpoint
CREATE INDEX "articles_category_published_at_idx" ON "articles" USING btree ("category","published_at","id") WHERE "articles"."status" = 'published';--> statement-breakpoint
CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "articles_company_id_idx" ON "articles" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "candidate_notes_company_id_joker_id_idx" ON "candidate_notes" USING btree ("company_id","joker_id","created_at","id");--> statement-breakpoint
CREATE INDEX "candidate_notes_joker_id_idx" ON "candidate_notes" USING btree ("joker_id");--> statement-breakpoint
CREATE INDEX "candidate_notes_ace_id_idx" ON "candidate_notes" USING btree ("ace_id");--> statement-breakpoint
CREATE INDEX "hidden_jokers_joker_id_idx" ON "hidden_jokers" USING btree ("joker_id");--> statement-breakpoint
CREATE INDEX "hidden_jokers_ace_id_idx" ON "hidden_jokers" USING btree ("ace_id");--> statement-breakpoint
CREATE INDEX "hidden_jokers_company_id_created_at_idx" ON "hidden_jokers" USING btree ("company_id","created_at","joker_id");--> statement-breakpoint
CREATE INDEX "keeps_joker_id_idx" ON "keeps" USING btree ("joker_id");--> statement-breakpoint
CREATE INDEX "keeps_ace_id_created_at_idx" ON "keeps" USING btree ("ace_id","created_at","joker_id");--> statement-breakpoint
CREATE INDEX "keeps_expires_at_idx" ON "keeps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "saved_searches_ace_id_created_at_idx" ON "saved_searches" USING btree ("ace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "skipped_jokers_joker_id_idx" ON "skipped_jokers" USING btree ("joker_id");--> statement-breakpoint
CREATE INDEX "skipped_jokers_ace_id_round_idx" ON "skipped_jokers" USING btree ("ace_id","round","joker_id");--> statement-breakpoint
CREATE INDEX "chat_messages_user_id_sent_at_idx" ON "chat_messages" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "chat_messages_schedule_id_idx" ON "chat_messages" USING btree ("schedule_id") WHERE "chat_messages"."schedule_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_corporate_number_key" ON "companies" USING btree ("corporate_number");--> statement-breakpoint
CREATE INDEX "companies_public_created_at_idx" ON "companies" USING btree ("created_at","id") WHERE "companies"."is_public" and "companies"."status" = 'active';--> statement-breakpoint
CREATE INDEX "companies_created_at_idx" ON "companies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "compass_results_joker_id_created_at_idx" ON "compass_results" USING btree ("joker_id","created_at","id");--> statement-breakpoint
CREATE INDEX "compass_results_visitor_key_created_at_idx" ON "compass_results" USING btree ("visitor_key","created_at");--> statement-breakpoint
CREATE INDEX "compass_results_created_at_idx" ON "compass_results" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "careers_joker_id_idx" ON "careers" USING btree ("joker_id","sort_order");--> statement-breakpoint
CREATE UNIQUE INDEX "careers_one_most_recent_key" ON "careers" USING btree ("joker_id") WHERE "careers"."is_most_recent";--> statement-breakpoint
CREATE UNIQUE INDEX "jokers_facebook_user_id_key" ON "jokers" USING btree ("facebook_user_id");--> statement-breakpoint
CREATE INDEX "jokers_registration_status_created_at_idx" ON "jokers" USING btree ("registration_status","created_at","id");--> statement-breakpoint
CREATE INDEX "jokers_created_at_idx" ON "jokers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "jokers_job_change_reminder_idx" ON "jokers" USING btree ("update_job_change_willingness_at") WHERE "jokers"."registration_status" = 'registered';--> statement-breakpoint
CREATE INDEX "jokers_side_job_reminder_idx" ON "jokers" USING btree ("update_side_job_willingness_at") WHERE "jokers"."registration_status" = 'registered';--> statement-breakpoint
CREATE INDEX "joker_search_documents_score_idx" ON "joker_search_documents" USING btree ("score","object_id","occupation","sub_occupation","industry","job_change_willingness","side_job_willingness","has_introduction","birthday_timestamp","preferred_workplaces","interested_company_scales") WHERE "joker_search_documents"."is_searchable";--> statement-breakpoint
CREATE INDEX "joker_search_documents_online_at_idx" ON "joker_search_documents" USING btree ("online_at" NULLS FIRST,"object_id","occupation","sub_occupation","industry","job_change_willingness","side_job_willingness","has_introduction","birthday_timestamp","preferred_workplaces","interested_company_scales") WHERE "joker_search_documents"."is_searchable";--> statement-breakpoint
CREATE INDEX "joker_judgements_status_requested_at_idx" ON "joker_judgements" USING btree ("status","requested_at","id");--> statement-breakpoint
CREATE INDEX "joker_judgements_reviewer_id_idx" ON "joker_judgements" USING btree ("reviewer_id");--> statement-breakpoint
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
CREATE INDEX "matchings_support_last_messaged_at_idx" ON "matchings" USING btree ("last_messaged_at","id") WHERE "matchings"."operator_id" is not null;--> statement-breakpoint
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
CREATE INDEX "audit_logs_created_at_idx" ON "audit_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_logs_company_id_created_at_idx" ON "audit_logs" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_logs_actor_id_created_at_idx" ON "audit_logs" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_logs_target_idx" ON "audit_logs" USING btree ("target_type","target_id","created_at");--> statement-breakpoint
CREATE INDEX "error_logs_created_at_idx" ON "error_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "error_logs_user_id_idx" ON "error_logs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "announces_created_at_idx" ON "announces" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announces_published_by_idx" ON "announces" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "notifications_user_id_created_at_idx" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE not "notifications"."is_read";--> statement-breakpoint
CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_outbox_user_id_idx" ON "push_outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_outbox_send_at_idx" ON "push_outbox" USING btree ("send_at") WHERE "push_outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_live_key" ON "offers" USING btree ("company_id","joker_id") WHERE "offers"."status" in ('sent', 'read');--> statement-breakpoint
CREATE INDEX "offers_joker_id_status_created_at_idx" ON "offers" USING btree ("joker_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_joker_id_created_at_idx" ON "offers" USING btree ("joker_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_ace_id_created_at_idx" ON "offers" USING btree ("ace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_company_id_created_at_idx" ON "offers" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_company_id_joker_id_idx" ON "offers" USING btree ("company_id","joker_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_recruitment_id_idx" ON "offers" USING btree ("recruitment_id");--> statement-breakpoint
CREATE INDEX "offers_expires_at_idx" ON "offers" USING btree ("expires_at") WHERE "offers"."status" in ('sent', 'read');--> statement-breakpoint
CREATE INDEX "recruitment_aces_ace_id_idx" ON "recruitment_aces" USING btree ("ace_id");--> statement-breakpoint
CREATE INDEX "recruitment_revisions_saved_by_idx" ON "recruitment_revisions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "recruitment_revisions_created_at_idx" ON "recruitment_revisions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recruitments_published_at_idx" ON "recruitments" USING btree ("published_at","id") WHERE "recruitments"."status" = 'published';--> statement-breakpoint
CREATE INDEX "recruitments_employment_type_published_at_idx" ON "recruitments" USING btree ("employment_type","published_at","id") WHERE "recruitments"."status" = 'published';--> statement-breakpoint
CREATE INDEX "recruitments_company_id_created_at_idx" ON "recruitments" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "recruitments_last_confirmed_at_idx" ON "recruitments" USING btree ("last_confirmed_at") WHERE "recruitments"."status" = 'published';--> statement-breakpoint
CREATE INDEX "recruitments_closes_at_idx" ON "recruitments" USING btree ("closes_at") WHERE "recruitments"."status" = 'published';--> statement-breakpoint
CREATE INDEX "inquiries_status_created_at_idx" ON "inquiries" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_user_id_idx" ON "inquiries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inquiries_handled_by_idx" ON "inquiries" USING btree ("handled_by");--> statement-breakpoint
CREATE INDEX "reports_status_created_at_idx" ON "reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reports_reporter_id_idx" ON "reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_reported_user_id_idx" ON "reports" USING btree ("reported_user_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_matching_id_idx" ON "reports" USING btree ("matching_id");--> statement-breakpoint
CREATE INDEX "reports_handled_by_idx" ON "reports" USING btree ("handled_by");--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_one_open_key" ON "schedules" USING btree ("matching_id") WHERE "schedules"."status" in ('proposed', 'fixed');--> statement-breakpoint
CREATE INDEX "schedules_matching_id_created_at_idx" ON "schedules" USING btree ("matching_id","created_at","id");--> statement-breakpoint
CREATE INDEX "schedules_expires_at_idx" ON "schedules" USING btree ("expires_at") WHERE "schedules"."status" = 'proposed';--> statement-breakpoint
CREATE INDEX "schedules_start_at_idx" ON "schedules" USING btree ("start_at") WHERE "schedules"."status" = 'fixed';--> statement-breakpoint
CREATE INDEX "uploads_owner_id_idx" ON "uploads" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_matching_id_idx" ON "uploads" USING btree ("matching_id");--> statement-breakpoint
CREATE INDEX "uploads_unattached_idx" ON "uploads" USING btree ("created_at") WHERE "uploads"."attached_at" is null;--> statement-breakpoint
CREATE INDEX "uploads_expires_at_idx" ON "uploads" USING btree ("expires_at") WHERE "uploads"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_user_id_idx" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "video_chats_matching_id_start_at_idx" ON "video_chats" USING btree ("matching_id","start_at");--> statement-breakpoint
CREATE INDEX "video_chats_start_at_idx" ON "video_chats" USING btree ("start_at") WHERE "video_chats"."status" in ('scheduled', 'open', 'inProgress');