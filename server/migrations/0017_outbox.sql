UPDATE "release_signups" SET "state" = 'waiting' WHERE "state" = 'sending';--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"topic_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_by" uuid,
	"hold_until" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "outbox_mails_once" UNIQUE("kind","subject_id")
);
--> statement-breakpoint
DROP INDEX "release_signups_claimed";--> statement-breakpoint
DROP INDEX "release_signups_open";--> statement-breakpoint
CREATE INDEX "outbox_mails_due" ON "outbox_mails" USING btree ("kind","created_at","topic_id","id");--> statement-breakpoint
CREATE INDEX "release_signups_open" ON "release_signups" USING btree ("product_id") WHERE "release_signups"."confirmed_at" is not null and "release_signups"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "release_signups" DROP COLUMN "claimed_by";--> statement-breakpoint
ALTER TABLE "release_signups" DROP COLUMN "hold_until";--> statement-breakpoint
ALTER TABLE "release_signups" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "release_signups" DROP COLUMN "move_tries";