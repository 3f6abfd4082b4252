CREATE TABLE "brand_chat_settings" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"hours" jsonb,
	"away_text" text NOT NULL,
	"replies" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "opens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "away_opens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_chat_settings" ADD CONSTRAINT "brand_chat_settings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;