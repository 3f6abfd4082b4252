ALTER TABLE "sale_products" DROP CONSTRAINT "sale_products_sale";
--> statement-breakpoint
ALTER TABLE "sale_products" ADD CONSTRAINT "sale_products_sale" FOREIGN KEY ("brand_id","sale_id") REFERENCES "public"."sales"("brand_id","id") ON DELETE restrict ON UPDATE no action;