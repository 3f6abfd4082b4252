CREATE TABLE "product_undos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"rows" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "image_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unset" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_undos" ADD CONSTRAINT "product_undos_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_undos_made" ON "product_undos" USING btree ("made_at");--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_image_id_product_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."product_images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_variants_image" ON "product_variants" USING btree ("image_id") WHERE "product_variants"."image_id" is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_unset" CHECK ("products"."status" in ('draft', 'archived') or "products"."unset" = '{}');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_unset_known" CHECK ("products"."unset" <@ array['gender', 'productType', 'price']);