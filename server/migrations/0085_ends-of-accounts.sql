ALTER TABLE "moderation_decisions" DROP CONSTRAINT "moderation_decisions_target_type";--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "ends_cause" text;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "brands_ending" ON "brands" USING btree ("ends_at") WHERE "brands"."ends_at" is not null;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_ends" CHECK (("brands"."ends_at" is null) = ("brands"."ends_cause" is null));--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_ends_cause" CHECK ("brands"."ends_cause" in ('notice', 'legal-duty', 'imperative-reason', 'repeated-breach'));--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_target_type" CHECK ("moderation_decisions"."target_type" in ('brand', 'product', 'domain', 'account'));