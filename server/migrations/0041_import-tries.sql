ALTER TABLE "import_batches" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "is_trying" boolean DEFAULT false NOT NULL;