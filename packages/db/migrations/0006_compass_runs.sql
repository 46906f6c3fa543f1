CREATE TABLE "compass_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"joker_id" uuid,
	"visitor_key" text,
	"input_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "compass_runs" ADD CONSTRAINT "compass_runs_joker_id_jokers_id_fk" FOREIGN KEY ("joker_id") REFERENCES "public"."jokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compass_runs_joker_id_started_at_idx" ON "compass_runs" USING btree ("joker_id","started_at");--> statement-breakpoint
CREATE INDEX "compass_runs_visitor_key_started_at_idx" ON "compass_runs" USING btree ("visitor_key","started_at");--> statement-breakpoint
CREATE INDEX "compass_runs_started_at_idx" ON "compass_runs" USING btree ("started_at");