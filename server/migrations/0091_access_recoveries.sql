CREATE TABLE "access_recoveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"former_email_key" text NOT NULL,
	"checks" text[] NOT NULL,
	"reason" text NOT NULL,
	"staff_id" uuid,
	"stop_hash" "bytea" NOT NULL,
	"confirm_hash" "bytea" NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "access_recoveries_stop" UNIQUE("stop_hash"),
	CONSTRAINT "access_recoveries_confirm" UNIQUE("confirm_hash"),
	CONSTRAINT "access_recoveries_outcome" CHECK ("access_recoveries"."outcome" in ('done', 'stopped', 'withdrawn', 'bounced', 'taken', 'changed', 'no-owner', 'locked', 'expired')),
	CONSTRAINT "access_recoveries_end" CHECK (("access_recoveries"."ended_at" is null) = ("access_recoveries"."outcome" is null))
);
--> statement-breakpoint
ALTER TABLE "access_recoveries" ADD CONSTRAINT "access_recoveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_recoveries" ADD CONSTRAINT "access_recoveries_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_recoveries_open" ON "access_recoveries" USING btree ("user_id") WHERE "access_recoveries"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "access_recoveries_due" ON "access_recoveries" USING btree ("due_at") WHERE "access_recoveries"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "access_recoveries_user" ON "access_recoveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_recoveries_staff" ON "access_recoveries" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "access_recoveries_ended" ON "access_recoveries" USING btree ("ended_at");