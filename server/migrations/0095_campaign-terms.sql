CREATE TABLE "campaign_terms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"bid_cents" integer NOT NULL,
	"daily_budget_cents" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_terms" ADD CONSTRAINT "campaign_terms_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_terms_campaign" ON "campaign_terms" USING btree ("campaign_id","day","id");
--> statement-breakpoint
INSERT INTO "campaign_terms" ("campaign_id", "day", "bid_cents", "daily_budget_cents")
SELECT "id", ("created_at" AT TIME ZONE 'Europe/Berlin')::date, "bid_cents", "daily_budget_cents" FROM "campaigns";
