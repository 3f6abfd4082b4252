CREATE TABLE "account_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"staff_id" uuid,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewer_session_id" uuid;--> statement-breakpoint
ALTER TABLE "account_views" ADD CONSTRAINT "account_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_views" ADD CONSTRAINT "account_views_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_views_user" ON "account_views" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "account_views_staff" ON "account_views" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "account_views_open" ON "account_views" USING btree ("until") WHERE "account_views"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewer_session_id_sessions_id_fk" FOREIGN KEY ("viewer_session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_viewer" ON "sessions" USING btree ("viewer_session_id");