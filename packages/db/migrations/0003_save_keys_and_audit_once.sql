DROP INDEX "member_invitations_created_at_idx";--> statement-breakpoint
ALTER TABLE "aces" ADD COLUMN "last_save_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_logs" ADD COLUMN "once_key" text;--> statement-breakpoint
CREATE INDEX "member_invitations_expires_at_idx" ON "member_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_logs_once_key" ON "audit_logs" USING btree ("once_key") WHERE "audit_logs"."once_key" is not null;