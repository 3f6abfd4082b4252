ALTER TABLE "ad_settings" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "ad_settings" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ad_settings" ADD CONSTRAINT "ad_settings_blocked" CHECK (("ad_settings"."blocked_reason" is null) = ("ad_settings"."blocked_at" is null));--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_blocked" CHECK (("campaigns"."blocked_reason" is null) = ("campaigns"."blocked_at" is null));