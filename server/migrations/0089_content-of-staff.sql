CREATE TABLE "message_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"pattern" text NOT NULL,
	"action" text NOT NULL,
	"note" text NOT NULL,
	"is_on" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_filters_kind" CHECK ("message_filters"."kind" in ('exact', 'contains', 'regex')),
	CONSTRAINT "message_filters_action" CHECK ("message_filters"."action" in ('mask', 'warn', 'refuse'))
);
--> statement-breakpoint
CREATE TABLE "landing_figures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"value" integer NOT NULL,
	"suffix" text NOT NULL,
	"source" text,
	"as_of" date,
	"is_confirmed" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "landing_figures_name" CHECK ("landing_figures"."name" in ('users', 'brands', 'products', 'satisfaction', 'saving')),
	CONSTRAINT "landing_figures_confirmed" CHECK (not "landing_figures"."is_confirmed" or ("landing_figures"."source" is not null and "landing_figures"."as_of" is not null))
);
--> statement-breakpoint
CREATE TABLE "help_articles" (
	"id" text PRIMARY KEY NOT NULL,
	"group" text NOT NULL,
	"place" double precision NOT NULL,
	"is_published" boolean NOT NULL,
	"title_de" text NOT NULL,
	"title_en" text NOT NULL,
	"words_de" text NOT NULL,
	"words_en" text NOT NULL,
	"text_de" text NOT NULL,
	"text_en" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_articles_group" CHECK ("help_articles"."group" in ('account', 'app', 'brand', 'money'))
);
--> statement-breakpoint
ALTER TABLE "background_images" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "background_images" ADD COLUMN "content" "bytea";--> statement-breakpoint
ALTER TABLE "background_images" ADD COLUMN "width" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "background_images" ADD COLUMN "height" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "background_images" ADD COLUMN "contrast" real DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "background_images" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "background_images" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "background_images" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "landing_figures_version" ON "landing_figures" USING btree ("name","version");--> statement-breakpoint
ALTER TABLE "background_images" ADD CONSTRAINT "background_images_period" CHECK (("background_images"."shown_from" is null) = ("background_images"."shown_until" is null) and coalesce("background_images"."shown_from" < "background_images"."shown_until", true));--> statement-breakpoint
ALTER TABLE "background_images" ADD CONSTRAINT "background_images_periods" EXCLUDE USING gist (tstzrange("shown_from", "shown_until") WITH &&) WHERE ("shown_from" is not null);
