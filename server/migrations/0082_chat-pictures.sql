CREATE TABLE "conversation_picture_files" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"side" text NOT NULL,
	"pending_of" uuid,
	"message_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_pictures_place" CHECK (("conversation_pictures"."pending_of" is null) <> ("conversation_pictures"."message_id" is null)),
	CONSTRAINT "conversation_pictures_side" CHECK ("conversation_pictures"."side" in ('user', 'desk'))
);
--> statement-breakpoint
CREATE TABLE "notice_pictures" (
	"notice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "notice_pictures_notice_id_position_pk" PRIMARY KEY("notice_id","position")
);
--> statement-breakpoint
ALTER TABLE "conversation_picture_files" ADD CONSTRAINT "conversation_picture_files_picture_id_conversation_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."conversation_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_pictures" ADD CONSTRAINT "conversation_pictures_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_pictures" ADD CONSTRAINT "conversation_pictures_pending_of_users_id_fk" FOREIGN KEY ("pending_of") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_pictures" ADD CONSTRAINT "conversation_pictures_message_id_conversation_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."conversation_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_pictures" ADD CONSTRAINT "notice_pictures_notice_id_content_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."content_notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_pictures_conversation" ON "conversation_pictures" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_pictures_message" ON "conversation_pictures" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "conversation_pictures_pending" ON "conversation_pictures" USING btree ("pending_of","created_at");