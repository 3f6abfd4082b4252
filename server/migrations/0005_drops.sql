CREATE TABLE "mail_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"product_id" uuid,
	"address_hmac" "bytea" NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"confirmed_by" text NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "price_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_until" timestamp with time zone NOT NULL,
	"checked_on" date,
	CONSTRAINT "price_alerts_user" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "release_signups" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "release_signups" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "release_signups" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "release_signups" ADD COLUMN "hold_until" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "release_signups" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_signups" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_consents_ended" ON "mail_consents" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "release_signups_open" ON "release_signups" USING btree ("product_id","hold_until") WHERE "release_signups"."confirmed_at" is not null and "release_signups"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "release_signups_claimed" ON "release_signups" USING btree ("hold_until") WHERE "release_signups"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "release_signups_address" ON "release_signups" USING btree ("email_key");--> statement-breakpoint
ALTER TABLE "release_signups" ADD CONSTRAINT "release_signups_ended" CHECK (("release_signups"."ended_at" is not null) = ("release_signups"."state" in ('sent', 'failed')));