CREATE TABLE "ad_alerts" (
	"campaign_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"click_rate" double precision,
	"usual_rate" double precision,
	CONSTRAINT "ad_alerts_campaign_id_kind_cause_pk" PRIMARY KEY("campaign_id","kind","cause"),
	CONSTRAINT "ad_alerts_kind" CHECK ("ad_alerts"."kind" in ('stopped', 'weak-picture')),
	CONSTRAINT "ad_alerts_rates" CHECK (("ad_alerts"."kind" = 'weak-picture') = ("ad_alerts"."click_rate" is not null and "ad_alerts"."usual_rate" is not null))
);
--> statement-breakpoint
ALTER TABLE "ad_alerts" ADD CONSTRAINT "ad_alerts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE restrict ON UPDATE no action;