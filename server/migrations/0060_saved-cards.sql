CREATE TABLE "card_setups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"request_key" uuid NOT NULL,
	"provider" text NOT NULL,
	"is_live" boolean NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reference" text,
	"client_secret" text,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_setups_reference" UNIQUE("reference"),
	CONSTRAINT "card_setups_request" UNIQUE("brand_id","request_key"),
	CONSTRAINT "card_setups_state" CHECK ("card_setups"."state" in ('open', 'done', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"brand_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"is_live" boolean NOT NULL,
	"customer" text NOT NULL,
	"method" text,
	"card_brand" text,
	"card_last4" text,
	"expiry_month" integer,
	"expiry_year" integer,
	"saved_at" timestamp with time zone,
	CONSTRAINT "payment_methods_brand_id_provider_is_live_pk" PRIMARY KEY("brand_id","provider","is_live"),
	CONSTRAINT "payment_methods_card" CHECK (num_nulls("payment_methods"."method", "payment_methods"."card_brand", "payment_methods"."card_last4", "payment_methods"."expiry_month", "payment_methods"."expiry_year", "payment_methods"."saved_at") in (0, 6))
);
--> statement-breakpoint
CREATE TABLE "purchase_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"request_key" uuid,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_refunds_reference" UNIQUE("reference"),
	CONSTRAINT "purchase_refunds_request" UNIQUE("purchase_id","request_key"),
	CONSTRAINT "purchase_refunds_state" CHECK ("purchase_refunds"."state" in ('ordered', 'sent', 'done', 'failed')),
	CONSTRAINT "purchase_refunds_cents" CHECK ("purchase_refunds"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_kind";--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_posted";--> statement-breakpoint
ALTER TABLE "simulated_payments" ADD COLUMN "customer" text;--> statement-breakpoint
ALTER TABLE "simulated_payments" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "is_live" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "kind" text DEFAULT 'credit' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "item" jsonb;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "is_live" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "saves_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refund_postings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_setups" ADD CONSTRAINT "card_setups_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_refunds" ADD CONSTRAINT "purchase_refunds_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_setups_open" ON "card_setups" USING btree ("created_at") WHERE "card_setups"."state" = 'open';--> statement-breakpoint
CREATE INDEX "purchase_refunds_ordered" ON "purchase_refunds" USING btree ("created_at") WHERE "purchase_refunds"."state" = 'ordered';--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_kind" CHECK ("ledger_postings"."kind" in ('topup', 'bonus_grant', 'plan_grant', 'click', 'click_refund', 'expire', 'refund', 'bonus_return', 'bonus_restored', 'dispute', 'dispute_won', 'refund_failed', 'debt_settled', 'adjustment'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_kind" CHECK ("purchases"."kind" in ('credit', 'plan') and ("purchases"."kind" = 'plan') = ("purchases"."item" is not null));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_posted" CHECK ("purchases"."posted_refund_cents" between 0 and "purchases"."gross_cents");