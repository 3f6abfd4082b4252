CREATE TABLE "ad_click_contests" (
	"click_id" bigint PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decision" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "ad_click_contests_state" CHECK ("ad_click_contests"."state" in ('open', 'accepted', 'refused')),
	CONSTRAINT "ad_click_contests_decided" CHECK (("ad_click_contests"."state" = 'open') = ("ad_click_contests"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "ad_click_refunds" (
	"click_id" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"rule" text,
	"refunded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_click_refunds_reason" CHECK ("ad_click_refunds"."reason" in ('undone', 'link', 'recheck', 'contested'))
);
--> statement-breakpoint
CREATE TABLE "ad_clicks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"click_key" uuid NOT NULL,
	"token" uuid,
	"clicked_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"brand_id" uuid NOT NULL,
	"campaign_id" uuid,
	"product_id" uuid NOT NULL,
	"user_id" uuid,
	"ip_hash" "bytea",
	"device" text,
	"seen_at" timestamp with time zone,
	"bid_cents" integer,
	"second_rank_cents" integer,
	"price_cents" integer NOT NULL,
	"charged_cents" integer NOT NULL,
	"free_reason" text,
	CONSTRAINT "ad_clicks_charged" CHECK ("ad_clicks"."charged_cents" in (0, "ad_clicks"."price_cents")),
	CONSTRAINT "ad_clicks_reason" CHECK (("ad_clicks"."charged_cents" = 0) = ("ad_clicks"."free_reason" is not null)),
	CONSTRAINT "ad_clicks_reason_known" CHECK ("ad_clicks"."free_reason" in ('R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'stopped', 'daily-budget', 'total-budget', 'month-limit', 'no-credit'))
);
--> statement-breakpoint
CREATE TABLE "ad_impressions" (
	"token" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"campaign_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_auction_days" (
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"offered" integer NOT NULL,
	"won" integer NOT NULL,
	"lost_budget" integer NOT NULL,
	"lost_rank" integer NOT NULL,
	"lost_fit" integer NOT NULL,
	CONSTRAINT "ad_auction_days_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "ad_reserves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_reserves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cents" integer NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_reserves_cents" CHECK ("ad_reserves"."cents" between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "ad_settings" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"monthly_limit_cents" integer,
	"spent_month" date,
	"spent_month_cents" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_settings_spent" CHECK ("ad_settings"."spent_month_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_products" (
	"campaign_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "campaign_products_campaign_id_product_id_pk" PRIMARY KEY("campaign_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"bid_cents" integer NOT NULL,
	"daily_budget_cents" integer NOT NULL,
	"total_budget_cents" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"genders" text[] DEFAULT '{}' NOT NULL,
	"pacing" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"spent_cents" bigint DEFAULT 0 NOT NULL,
	"spent_day" date,
	"spent_day_cents" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaigns_status" CHECK ("campaigns"."status" in ('draft', 'active', 'paused', 'archived')),
	CONSTRAINT "campaigns_pacing" CHECK ("campaigns"."pacing" in ('even', 'fast')),
	CONSTRAINT "campaigns_spent" CHECK ("campaigns"."spent_cents" >= 0 and "campaigns"."spent_day_cents" >= 0),
	CONSTRAINT "campaigns_dates" CHECK ("campaigns"."ends_at" is null or "campaigns"."starts_at" < "campaigns"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "ad_click_contests" ADD CONSTRAINT "ad_click_contests_click_id_ad_clicks_id_fk" FOREIGN KEY ("click_id") REFERENCES "public"."ad_clicks"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_click_contests" ADD CONSTRAINT "ad_click_contests_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_click_refunds" ADD CONSTRAINT "ad_click_refunds_click_id_ad_clicks_id_fk" FOREIGN KEY ("click_id") REFERENCES "public"."ad_clicks"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_clicks" ADD CONSTRAINT "ad_clicks_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_clicks" ADD CONSTRAINT "ad_clicks_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_clicks" ADD CONSTRAINT "ad_clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_impressions" ADD CONSTRAINT "ad_impressions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_impressions" ADD CONSTRAINT "ad_impressions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_auction_days" ADD CONSTRAINT "ad_auction_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_settings" ADD CONSTRAINT "ad_settings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_products" ADD CONSTRAINT "campaign_products_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_products" ADD CONSTRAINT "campaign_products_product_of_brand" FOREIGN KEY ("brand_id","product_id") REFERENCES "public"."products"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_click_contests_open" ON "ad_click_contests" USING btree ("opened_at") WHERE "ad_click_contests"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "ad_clicks_key" ON "ad_clicks" USING btree ("click_key");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_clicks_charged" ON "ad_clicks" USING btree ("token") WHERE "ad_clicks"."charged_cents" > 0;--> statement-breakpoint
CREATE INDEX "ad_clicks_brand" ON "ad_clicks" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "ad_clicks_campaign" ON "ad_clicks" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE INDEX "ad_clicks_user" ON "ad_clicks" USING btree ("user_id","clicked_at") WHERE "ad_clicks"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "ad_clicks_address" ON "ad_clicks" USING btree ("ip_hash","clicked_at") WHERE "ad_clicks"."ip_hash" is not null;--> statement-breakpoint
CREATE INDEX "ad_impressions_user" ON "ad_impressions" USING btree ("user_id","seen_at") WHERE "ad_impressions"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "ad_impressions_campaign" ON "ad_impressions" USING btree ("campaign_id","day");--> statement-breakpoint
CREATE INDEX "ad_impressions_seen" ON "ad_impressions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "ad_auction_days_day" ON "ad_auction_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "campaign_products_product" ON "campaign_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "campaigns_brand" ON "campaigns" USING btree ("brand_id","created_at");--> statement-breakpoint
CREATE INDEX "campaigns_active" ON "campaigns" USING btree ("id") WHERE "campaigns"."status" = 'active';