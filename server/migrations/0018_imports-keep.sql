ALTER TABLE "product_images" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_held_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "is_imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_held_back" CHECK ("products"."status" = 'draft' or not "products"."is_held_back");--> statement-breakpoint
-- Until now only imports and the demo wrote these.
UPDATE "product_images" SET "source" = "master";--> statement-breakpoint
UPDATE "products" SET "is_held_back" = true WHERE "status" = 'draft';--> statement-breakpoint
UPDATE "sales" SET "is_imported" = true;
