CREATE TABLE "synonym_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL,
	"key" text NOT NULL,
	"added_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "synonym_groups_key_key" UNIQUE("key"),
	CONSTRAINT "synonym_groups_words_check" CHECK (cardinality("synonym_groups"."words") between 2 and 8)
);
--> statement-breakpoint
ALTER TABLE "joker_search_followers" ADD COLUMN "vocabulary" text[];--> statement-breakpoint
ALTER TABLE "synonym_groups" ADD CONSTRAINT "synonym_groups_added_by_operators_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "synonym_groups_created_at_idx" ON "synonym_groups" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "synonym_groups_added_by_idx" ON "synonym_groups" USING btree ("added_by");