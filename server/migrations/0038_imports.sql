CREATE TABLE "import_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"created_by" uuid,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"facts" jsonb NOT NULL,
	"mapping" jsonb,
	"options" jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_batches_brand" UNIQUE("brand_id","id"),
	CONSTRAINT "import_batches_state" CHECK ("import_batches"."state" in ('ready', 'checking', 'checked', 'committing', 'settling', 'done', 'undoing', 'undone', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"brand_id" uuid NOT NULL,
	"headers_hash" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_mappings_brand_id_headers_hash_pk" PRIMARY KEY("brand_id","headers_hash")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"brand_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"line" integer NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"action" text NOT NULL,
	"product_id" uuid,
	"problems" jsonb NOT NULL,
	"missing" text[] DEFAULT '{}' NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"picture_ids" uuid[] DEFAULT '{}' NOT NULL,
	"before" jsonb,
	"after_hash" text DEFAULT '' NOT NULL,
	"is_committed" boolean DEFAULT false NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_rows_batch_id_place_pk" PRIMARY KEY("batch_id","place"),
	CONSTRAINT "import_rows_action" CHECK ("import_rows"."action" in ('create', 'update', 'same', 'skip', 'error')),
	CONSTRAINT "import_rows_place" CHECK ("import_rows"."place" >= 0)
);
--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_batch" FOREIGN KEY ("brand_id","batch_id") REFERENCES "public"."import_batches"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_batches_created" ON "import_batches" USING btree ("created_at");