CREATE TABLE "subscription_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"cause" text NOT NULL,
	"plan" text NOT NULL,
	"interval" text NOT NULL,
	"state" text NOT NULL,
	"period_from" timestamp with time zone NOT NULL,
	"period_to" timestamp with time zone,
	"price_version" integer,
	"next_plan" text,
	"purchase_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "subscription_changes_cause" CHECK ("subscription_changes"."cause" in ('trial', 'given', 'ordered', 'renewed', 'changed', 'change-planned', 'payment-failed', 'canceled', 'kept', 'paused', 'resumed', 'ended', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"interval" text DEFAULT 'month' NOT NULL,
	"state" text NOT NULL,
	"period_from" timestamp with time zone NOT NULL,
	"period_to" timestamp with time zone,
	"anchor_day" integer NOT NULL,
	"price_version" integer,
	"next_plan" text,
	"next_interval" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"paused_until" timestamp with time zone,
	"trial_vat_hash" "bytea",
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_trial_vat" UNIQUE("trial_vat_hash"),
	CONSTRAINT "subscriptions_plan" CHECK ("subscriptions"."plan" in ('free', 'starter', 'pro', 'studio')),
	CONSTRAINT "subscriptions_interval" CHECK ("subscriptions"."interval" in ('month', 'year')),
	CONSTRAINT "subscriptions_state" CHECK ("subscriptions"."state" in ('trialing', 'active', 'past_due', 'canceled_at_period_end', 'canceled', 'paused', 'paused_by_admin')),
	CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."period_to" > "subscriptions"."period_from"),
	CONSTRAINT "subscriptions_anchor" CHECK ("subscriptions"."anchor_day" between 1 and 31),
	CONSTRAINT "subscriptions_free" CHECK ("subscriptions"."plan" <> 'free' or ("subscriptions"."period_to" is null and "subscriptions"."state" in ('active', 'canceled'))),
	CONSTRAINT "subscriptions_canceled" CHECK ("subscriptions"."state" <> 'canceled' or "subscriptions"."plan" = 'free'),
	CONSTRAINT "subscriptions_paused" CHECK (("subscriptions"."state" in ('paused', 'paused_by_admin')) = ("subscriptions"."paused_at" is not null)),
	CONSTRAINT "subscriptions_ends" CHECK ("subscriptions"."state" not in ('trialing', 'past_due', 'canceled_at_period_end') or "subscriptions"."period_to" is not null)
);
--> statement-breakpoint
ALTER TABLE "subscription_changes" ADD CONSTRAINT "subscription_changes_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_changes_brand" ON "subscription_changes" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "subscriptions_ending" ON "subscriptions" USING btree ("period_to");--> statement-breakpoint
ALTER TABLE "brands" DROP COLUMN "trial_ends_at";--> statement-breakpoint
-- Brands that work here already begin their trial with the sale of plans; those without members were imported and keep Pro.
INSERT INTO "subscriptions" ("brand_id", "plan", "state", "period_from", "period_to", "anchor_day", "changed_at")
  SELECT b."id", 'pro', 'trialing', now(), now() + interval '14 days', extract(day from now() at time zone 'Europe/Berlin'), now()
  FROM "brands" b WHERE b."status" in ('approved', 'suspended') AND b."erased_at" IS NULL
    AND EXISTS (SELECT 1 FROM "brand_members" m WHERE m."brand_id" = b."id");--> statement-breakpoint
INSERT INTO "subscription_changes" ("brand_id", "at", "cause", "plan", "interval", "state", "period_from", "period_to")
  SELECT "brand_id", "changed_at", 'trial', "plan", "interval", "state", "period_from", "period_to" FROM "subscriptions";
