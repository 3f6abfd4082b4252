ALTER TABLE "subscriptions" ADD COLUMN "credited_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "told_of" timestamp with time zone;