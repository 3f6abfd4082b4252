ALTER TABLE "products" ADD COLUMN "is_review_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "products" SET "is_review_due" = true WHERE "review_state" in ('changes_requested', 'rejected', 'blocked');--> statement-breakpoint
ALTER TABLE "products" drop column "is_kept";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_kept" boolean GENERATED ALWAYS AS (status <> 'draft' and review_state = 'none' and not is_review_due and not (hold_reasons && array['scheduled', 'suspended'])) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" drop column "is_openable";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_openable" boolean GENERATED ALWAYS AS (status in ('active', 'paused') and review_state = 'none' and not (hold_reasons && array['scheduled', 'suspended'])) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "is_shop_only" boolean DEFAULT false NOT NULL;
