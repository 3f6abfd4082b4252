CREATE TABLE "feed_products" (
	"brand_id" uuid NOT NULL,
	"feed_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "feed_products_feed_id_product_id_pk" PRIMARY KEY("feed_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "feed_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"feed_id" uuid NOT NULL,
	"batch_id" uuid,
	"outcome" text DEFAULT 'running' NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"failure_values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"etag" text DEFAULT '' NOT NULL,
	"last_modified" text DEFAULT '' NOT NULL,
	"content_hash" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "feed_runs_outcome" CHECK ("feed_runs"."outcome" in ('running', 'same', 'imported', 'asking', 'declined', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "product_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"created_by" uuid,
	"address" text NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"password" "bytea",
	"every_hours" integer NOT NULL,
	"state" text DEFAULT 'setup' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"etag" text DEFAULT '' NOT NULL,
	"last_modified" text DEFAULT '' NOT NULL,
	"content_hash" text DEFAULT '' NOT NULL,
	"mapping" jsonb,
	"options" jsonb,
	"next_run_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_feeds_brand" UNIQUE("brand_id","id"),
	CONSTRAINT "product_feeds_state" CHECK ("product_feeds"."state" in ('setup', 'active', 'asking', 'paused'))
);
--> statement-breakpoint
ALTER TABLE "import_rows" DROP CONSTRAINT "import_rows_action";--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "feed_id" uuid;--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "feed_run_id" uuid;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "is_drastic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_products" ADD CONSTRAINT "feed_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_products" ADD CONSTRAINT "feed_products_feed" FOREIGN KEY ("brand_id","feed_id") REFERENCES "public"."product_feeds"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_feed" FOREIGN KEY ("brand_id","feed_id") REFERENCES "public"."product_feeds"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_feeds" ADD CONSTRAINT "product_feeds_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_feeds" ADD CONSTRAINT "product_feeds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_products_product" ON "feed_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "feed_runs_started" ON "feed_runs" USING btree ("feed_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_runs_open" ON "feed_runs" USING btree ("feed_id") WHERE "feed_runs"."outcome" in ('running', 'asking');--> statement-breakpoint
CREATE INDEX "product_feeds_next" ON "product_feeds" USING btree ("next_run_at");--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_action" CHECK ("import_rows"."action" in ('create', 'update', 'same', 'skip', 'pause', 'error'));