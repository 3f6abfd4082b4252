ALTER TABLE "moderation_decisions" DROP CONSTRAINT "moderation_decisions_target_type";--> statement-breakpoint
ALTER TABLE "brand_domains" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "trial_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_notices" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "content_notices" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_notices" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "content_notices_target" ON "content_notices" USING btree ("target_id") WHERE "content_notices"."target_id" is not null;--> statement-breakpoint
ALTER TABLE "brand_domains" ADD CONSTRAINT "brand_domains_id" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_target_type" CHECK ("moderation_decisions"."target_type" in ('brand', 'product', 'domain'));