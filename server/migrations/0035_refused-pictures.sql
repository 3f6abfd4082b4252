ALTER TABLE "held_product_images" DROP CONSTRAINT "held_product_images_state";--> statement-breakpoint
ALTER TABLE "held_product_images" ADD COLUMN "refusal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "held_product_images" ADD CONSTRAINT "held_product_images_state" CHECK ("held_product_images"."state" in ('waiting', 'refused', 'removed'));