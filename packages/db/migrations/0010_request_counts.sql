CREATE TABLE "request_counts" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_counts_pkey" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE INDEX "request_counts_ends_at_idx" ON "request_counts" USING btree ("ends_at");