CREATE TABLE "conversation_messages" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"is_masked" boolean DEFAULT false NOT NULL,
	"product_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "conversation_messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "conversation_messages_once" UNIQUE("id"),
	CONSTRAINT "conversation_messages_side" CHECK ("conversation_messages"."side" in ('user', 'desk'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"brand_id" uuid,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"first_reply_at" timestamp with time zone,
	"assignee_id" uuid,
	"user_delivered_seq" integer DEFAULT 0 NOT NULL,
	"user_read_seq" integer DEFAULT 0 NOT NULL,
	"desk_delivered_seq" integer DEFAULT 0 NOT NULL,
	"desk_read_seq" integer DEFAULT 0 NOT NULL,
	"user_unread" integer DEFAULT 0 NOT NULL,
	"desk_unread" integer DEFAULT 0 NOT NULL,
	"user_blocked_at" timestamp with time zone,
	"desk_blocked_at" timestamp with time zone,
	CONSTRAINT "conversations_pair" UNIQUE("user_id","brand_id"),
	CONSTRAINT "conversations_kind" CHECK (("conversations"."kind" = 'brand') = ("conversations"."brand_id" is not null)),
	CONSTRAINT "conversations_state" CHECK ("conversations"."state" in ('open', 'awaits_desk', 'awaits_user', 'done'))
);
--> statement-breakpoint
ALTER TABLE "content_notices" ADD COLUMN "target_brand_id" uuid;--> statement-breakpoint
ALTER TABLE "content_notices" ADD COLUMN "snapshot" text;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_messages_author" ON "conversation_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "conversation_messages_product" ON "conversation_messages" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_support" ON "conversations" USING btree ("user_id") WHERE "conversations"."kind" = 'support';--> statement-breakpoint
CREATE INDEX "conversations_user" ON "conversations" USING btree ("user_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_brand" ON "conversations" USING btree ("brand_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_with_support" ON "conversations" USING btree ("last_message_at") WHERE "conversations"."kind" = 'support';--> statement-breakpoint
CREATE INDEX "conversations_assignee" ON "conversations" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "conversations_old" ON "conversations" USING btree ("last_message_at");