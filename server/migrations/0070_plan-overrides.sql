ALTER TABLE "subscription_changes" DROP CONSTRAINT "subscription_changes_cause";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "override_plan" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "override_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "override_reason" text;--> statement-breakpoint
ALTER TABLE "subscription_changes" ADD CONSTRAINT "subscription_changes_cause" CHECK ("subscription_changes"."cause" in ('trial', 'given', 'ordered', 'renewed', 'changed', 'change-planned', 'payment-failed', 'canceled', 'kept', 'paused', 'resumed', 'ended', 'refunded', 'override', 'override-ended'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_override_plan" CHECK ("subscriptions"."override_plan" in ('free', 'starter', 'pro', 'studio'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_override" CHECK (num_nulls("subscriptions"."override_plan", "subscriptions"."override_until", "subscriptions"."override_reason") in (0, 3));