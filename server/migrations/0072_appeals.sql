CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"about" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_reference" text NOT NULL,
	"brand_id" uuid,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"outcome" text,
	"answer" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "appeals_reference" UNIQUE("reference"),
	CONSTRAINT "appeals_about" CHECK ("appeals"."about" in ('decision', 'notice', 'removal'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_once" ON "appeals" USING btree ("subject_id","about");--> statement-breakpoint
CREATE INDEX "appeals_age" ON "appeals" USING btree ("created_at");