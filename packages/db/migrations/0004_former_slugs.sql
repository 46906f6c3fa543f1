CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_slugs_article_id_idx" ON "former_slugs" USING btree ("article_id");