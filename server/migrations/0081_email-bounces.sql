CREATE TABLE "email_bounces" (
	"email_key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"bounced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "email_bounces_newest" ON "email_bounces" USING btree ("bounced_at","email_key");