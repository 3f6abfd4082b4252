ALTER TABLE "release_signups" ADD COLUMN "told_release_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "release_signups" ADD COLUMN "move_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "release_signups" ADD COLUMN "move_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_signups" ADD COLUMN "move_mailed_at" timestamp with time zone;