CREATE TABLE "auto_topup_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"month" char(7) NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"package_name" text,
	"price_version" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"bonus_cents" integer NOT NULL,
	"bonus_months" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auto_topup_orders_of_brand" UNIQUE("brand_id","id"),
	CONSTRAINT "auto_topup_orders_state" CHECK ("auto_topup_orders"."state" in ('open', 'paid', 'failed')),
	CONSTRAINT "auto_topup_orders_cents" CHECK ("auto_topup_orders"."net_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "auto_topups" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_on" boolean NOT NULL,
	"threshold_cents" integer NOT NULL,
	"package_name" text,
	"own_cents" integer,
	"cap_cents" integer NOT NULL,
	"paused_for" text,
	"billing_email" text NOT NULL,
	"language" text NOT NULL,
	"cap_told_of" char(7),
	CONSTRAINT "auto_topups_amount" CHECK (num_nulls("auto_topups"."package_name", "auto_topups"."own_cents") = 1),
	CONSTRAINT "auto_topups_paused" CHECK ("auto_topups"."paused_for" is null or "auto_topups"."paused_for" in ('declined', 'limit', 'expired', 'cvc', 'authentication', 'network', 'no-card', 'company', 'package'))
);
--> statement-breakpoint
CREATE TABLE "credit_alerts" (
	"brand_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "credit_alerts_brand_id_kind_day_pk" PRIMARY KEY("brand_id","kind","day"),
	CONSTRAINT "credit_alerts_kind" CHECK ("credit_alerts"."kind" in ('low', 'expiring'))
);
--> statement-breakpoint
ALTER TABLE "auto_topup_orders" ADD CONSTRAINT "auto_topup_orders_brand" FOREIGN KEY ("brand_id") REFERENCES "public"."auto_topups"("brand_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_topups" ADD CONSTRAINT "auto_topups_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_alerts" ADD CONSTRAINT "credit_alerts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "auto_topup_orders_open" ON "auto_topup_orders" USING btree ("brand_id") WHERE "auto_topup_orders"."state" = 'open';--> statement-breakpoint
CREATE INDEX "auto_topup_orders_month" ON "auto_topup_orders" USING btree ("brand_id","month");--> statement-breakpoint
CREATE INDEX "auto_topups_on" ON "auto_topups" USING btree ("brand_id") WHERE "auto_topups"."is_on" and "auto_topups"."paused_for" is null;