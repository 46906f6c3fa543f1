ALTER TABLE "uploads" DROP CONSTRAINT "uploads_owner_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "storage_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "aces" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(normalize(lower(normalize(coalesce("aces"."name", '') || ' ' || coalesce("aces"."position", '') || ' ' || coalesce("aces"."business", '') || ' ' || coalesce("aces"."business_detail", '') || ' ' || coalesce("aces"."introduction", '') || ' ' || coalesce("aces"."value_in_job", '') || ' ' || coalesce("aces"."appeal_of_working", ''), nfkc)), nfkc), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(normalize(lower(normalize(coalesce("companies"."name", '') || ' ' || coalesce("companies"."name_kana", '') || ' ' || coalesce("companies"."mission", '') || ' ' || coalesce("companies"."vision", '') || ' ' || coalesce("companies"."business_summary", ''), nfkc)), nfkc), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "jokers" ADD COLUMN "last_save_id" uuid;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "text_folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "digest" text NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "ip_address" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "stored_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inquiries_email_created_at_idx" ON "inquiries" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_ip_address_created_at_idx" ON "inquiries" USING btree ("ip_address","created_at");--> statement-breakpoint
CREATE INDEX "uploads_ownerless_idx" ON "uploads" USING btree ("created_at") WHERE "uploads"."owner_id" is null;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_digest_key" UNIQUE("digest");--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_category_check" CHECK ("inquiries"."category" in ('usage', 'complaint', 'privacy', 'corporate', 'accessibility', 'other'));