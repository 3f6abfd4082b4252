CREATE TABLE "release_clicks" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"clicks" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "link_affiliate_host" text;--> statement-breakpoint
ALTER TABLE "release_clicks" ADD CONSTRAINT "release_clicks_product" FOREIGN KEY ("brand_id","product_id") REFERENCES "public"."products"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_affiliate" ON "products" USING btree ("id") WHERE "products"."link_affiliate_host" <> '';