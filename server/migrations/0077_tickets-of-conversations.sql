ALTER TABLE "tickets" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "conversation_seq" integer;--> statement-breakpoint
CREATE INDEX "tickets_conversation" ON "tickets" USING btree ("conversation_id");