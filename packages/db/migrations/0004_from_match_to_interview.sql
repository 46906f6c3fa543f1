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
CREATE TABLE "calendar_link_attempts" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"verifier_sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_prompts" (
	"video_chat_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_prompts_pkey" PRIMARY KEY("video_chat_id","user_id")
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
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "schedules" DROP CONSTRAINT "schedules_lock_version_check";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_video_chat_id_video_chats_id_fk";
--> statement-breakpoint
ALTER TABLE "video_chats" ALTER COLUMN "together_seconds" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(normalize(lower(normalize(case when "chat_messages"."removed_at" is null then case "chat_messages"."type" when 0 then "chat_messages"."text" when 14 then "chat_messages"."file" ->> 'name' end end, nfkc)), nfkc), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ')) STORED;--> statement-breakpoint
ALTER TABLE "deleted_matchings" ADD COLUMN "interviewed_at" timestamp with time zone[] DEFAULT '{}'::timestamptz[] NOT NULL;--> statement-breakpoint
ALTER TABLE "matchings" ADD COLUMN "ace_close_text" text;--> statement-breakpoint
ALTER TABLE "matchings" ADD COLUMN "joker_close_text" text;--> statement-breakpoint
ALTER TABLE "matchings" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matchings" ADD COLUMN "closed_seq" integer;--> statement-breakpoint
ALTER TABLE "matchings" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "matchings" ADD COLUMN "turn_reminded_seq" integer;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD COLUMN "refreshing_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "first_round_id" uuid;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "calendar_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "matching_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "side" text NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "about_user_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "interview_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "video_chats" ADD COLUMN "counted_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_ace_id_aces_id_fk" FOREIGN KEY ("ace_id") REFERENCES "public"."aces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_link_attempts" ADD CONSTRAINT "calendar_link_attempts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_prompts" ADD CONSTRAINT "review_prompts_video_chat_id_video_chats_id_fk" FOREIGN KEY ("video_chat_id") REFERENCES "public"."video_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_prompts" ADD CONSTRAINT "review_prompts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_seats" ADD CONSTRAINT "video_seats_video_chat_id_video_chats_id_fk" FOREIGN KEY ("video_chat_id") REFERENCES "public"."video_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_seats" ADD CONSTRAINT "video_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_signals" ADD CONSTRAINT "video_signals_video_chat_id_video_chats_id_fk" FOREIGN KEY ("video_chat_id") REFERENCES "public"."video_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canned_replies_ace_id_position_idx" ON "canned_replies" USING btree ("ace_id","position","id");--> statement-breakpoint
CREATE INDEX "calendar_link_attempts_expires_at_idx" ON "calendar_link_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "review_prompts_user_id_idx" ON "review_prompts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "video_seats_user_id_idx" ON "video_seats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "video_signals_video_chat_id_idx" ON "video_signals" USING btree ("video_chat_id");--> statement-breakpoint
CREATE INDEX "video_signals_from_seat_id_created_at_idx" ON "video_signals" USING btree ("from_seat_id","created_at");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_search_idx" ON "chat_messages" USING btree ("matching_id","sent_at","id") WHERE "chat_messages"."search_text" is not null;--> statement-breakpoint
CREATE INDEX "matchings_turn_idx" ON "matchings" USING btree ("last_messaged_at","id") WHERE "matchings"."operator_id" is null;--> statement-breakpoint
CREATE INDEX "reviews_about_user_id_idx" ON "reviews" USING btree ("about_user_id");--> statement-breakpoint
CREATE INDEX "reviews_company_id_idx" ON "reviews" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_low_idx" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."rating" <= 2;--> statement-breakpoint
CREATE INDEX "reviews_like_selection_idx" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."tags" @> array['likeSelection']::text[];--> statement-breakpoint
CREATE INDEX "reviews_unpleasant_idx" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."tags" @> array['unpleasant']::text[];--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_closed_by_check" CHECK ("matchings"."closed_by" in ('ace', 'joker'));--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_closed_check" CHECK (num_nonnulls("matchings"."closed_at", "matchings"."closed_seq", "matchings"."closed_by") in (0, 3) and "matchings"."closed_seq" <= "matchings"."last_seq");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('offerReceived', 'offerExpiring', 'likeReceived', 'likeAccepted', 'matchingEstablished', 'messageReceived', 'scheduleProposed', 'scheduleFixed', 'rescheduleRequested', 'scheduleExpired', 'scheduleCancelled', 'videoChatSoon', 'videoChatDone', 'turnEnding', 'matchingReleased', 'judgementPassed', 'judgementRemanded', 'judgementRejected', 'recommendMonthly', 'willingnessReminder', 'recruitmentUpdated', 'keepExpiring', 'recruitmentConfirm', 'recruitmentPaused', 'offerClosed', 'likeClosed', 'aceChanged', 'threadHandedOver', 'offerQuotaLow', 'authorityChanged'));--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_provider_check" CHECK ("calendar_links"."provider" in ('google'));--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_lock_version_check" CHECK ("schedules"."lock_version" >= 0 and "schedules"."calendar_sequence" >= 0);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tags_check" CHECK ("reviews"."tags" <@ array['matchedRecruitment', 'answeredPolitely', 'onTime', 'likeSelection', 'differedFromRecruitment', 'unpleasant', 'wellPrepared', 'clearAnswers', 'absent']::text[]);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_side_check" CHECK ("reviews"."side" in ('joker', 'ace'));