ALTER TABLE "conversations" ADD COLUMN "user_told_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "user_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "desk_told_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "desk_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "conversations_user_unread" ON "conversations" USING btree ("last_message_at") WHERE "conversations"."user_unread" > 0;--> statement-breakpoint
CREATE INDEX "conversations_desk_unread" ON "conversations" USING btree ("last_message_at") WHERE "conversations"."desk_unread" > 0;