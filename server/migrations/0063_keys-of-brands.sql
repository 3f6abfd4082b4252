ALTER TABLE "ad_click_contests" DROP CONSTRAINT "ad_click_contests_click_id_ad_clicks_id_fk";--> statement-breakpoint
ALTER TABLE "ad_clicks" DROP CONSTRAINT "ad_clicks_campaign_id_campaigns_id_fk";--> statement-breakpoint
ALTER TABLE "campaign_products" DROP CONSTRAINT "campaign_products_campaign_id_campaigns_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_purchase_id_purchases_id_fk";--> statement-breakpoint
ALTER TABLE "feed_products" DROP CONSTRAINT "feed_products_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "order_days" DROP CONSTRAINT "order_days_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_sale_id_sales_id_fk";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "product_images" DROP CONSTRAINT "product_images_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "price_history" DROP CONSTRAINT "price_history_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "product_variants" DROP CONSTRAINT "product_variants_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "product_variants" DROP CONSTRAINT "product_variants_image_id_product_images_id_fk";--> statement-breakpoint
DROP INDEX "ad_clicks_brand";--> statement-breakpoint
ALTER TABLE "brand_members" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "claims_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "price_history" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "options_key" text;--> statement-breakpoint
UPDATE "product_images" t SET "brand_id" = p."brand_id" FROM "products" p WHERE p."id" = t."product_id";--> statement-breakpoint
UPDATE "price_history" t SET "brand_id" = p."brand_id" FROM "products" p WHERE p."id" = t."product_id";--> statement-breakpoint
UPDATE "product_variants" t SET "brand_id" = p."brand_id" FROM "products" p WHERE p."id" = t."product_id";--> statement-breakpoint
-- As contract/variant-options.ts; a variant with the same option values as an earlier one gets none.
UPDATE "product_variants" v SET "options_key" = k."options_key"
FROM (
  SELECT "id", "options_key", row_number() OVER (PARTITION BY "product_id", "options_key" ORDER BY "position") AS "nth"
  FROM (
    SELECT "id", "product_id", "position", lower(concat_ws(U&'\001F', coalesce("size_system", ''), trim(coalesce("size", '')),
      coalesce("colour", ''), trim(coalesce(nullif("colour_de", ''), "colour_en")))) AS "options_key"
    FROM "product_variants"
  ) o
) k
WHERE v."id" = k."id" AND k."nth" = 1;--> statement-breakpoint
-- Of a published product the earlier one stays, and is available if one of them was.
UPDATE "product_variants" v SET "is_available" = true
FROM "product_variants" r JOIN "products" p ON p."id" = r."product_id"
WHERE r."options_key" IS NULL AND r."is_available" AND p."status" IN ('active', 'paused') AND v."product_id" = r."product_id"
  AND v."options_key" = lower(concat_ws(U&'\001F', coalesce(r."size_system", ''), trim(coalesce(r."size", '')),
    coalesce(r."colour", ''), trim(coalesce(nullif(r."colour_de", ''), r."colour_en"))));--> statement-breakpoint
DELETE FROM "product_variants" v USING "products" p
WHERE p."id" = v."product_id" AND v."options_key" IS NULL AND p."status" IN ('active', 'paused');--> statement-breakpoint
ALTER TABLE "product_images" ALTER COLUMN "brand_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_history" ALTER COLUMN "brand_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ALTER COLUMN "brand_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "interactions_liked" ON "interactions" USING btree ("product_no","created_at") WHERE "interactions"."action" in ('like', 'resave');--> statement-breakpoint
CREATE INDEX "interactions_undone" ON "interactions" USING btree ("user_id","takes_back") WHERE "interactions"."action" = 'undo';--> statement-breakpoint
ALTER TABLE "ad_clicks" ADD CONSTRAINT "ad_clicks_of_brand" UNIQUE("brand_id","id");--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_of_brand" UNIQUE("brand_id","id");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_of_brand" UNIQUE("brand_id","id");--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product" UNIQUE("brand_id","product_id","id");--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_options" UNIQUE("product_id","options_key");--> statement-breakpoint
ALTER TABLE "ad_click_contests" ADD CONSTRAINT "ad_click_contests_click_of_brand" FOREIGN KEY ("brand_id","click_id") REFERENCES "public"."ad_clicks"("brand_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_clicks" ADD CONSTRAINT "ad_clicks_campaign_of_brand" FOREIGN KEY ("brand_id","campaign_id") REFERENCES "public"."campaigns"("brand_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_products" ADD CONSTRAINT "campaign_products_campaign_of_brand" FOREIGN KEY ("brand_id","campaign_id") REFERENCES "public"."campaigns"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_purchase_of_brand" FOREIGN KEY ("brand_id","purchase_id") REFERENCES "public"."purchases"("brand_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_products" ADD CONSTRAINT "feed_products_product_of_brand" FOREIGN KEY ("brand_id","product_id") REFERENCES "public"."products"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_days" ADD CONSTRAINT "order_days_product_of_brand" FOREIGN KEY ("brand_id","product_id") REFERENCES "public"."products"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_of_brand" FOREIGN KEY ("brand_id","product_id") REFERENCES "public"."products"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sale_of_brand" FOREIGN KEY ("brand_id","sale_id") REFERENCES "public"."sales"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_of_brand" FOREIGN KEY ("brand_id","product_id") REFERENCES "public"."products"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_of_brand" FOREIGN KEY ("brand_id","product_id") REFERENCES "public"."products"("brand_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_of_brand" FOREIGN KEY ("brand_id","product_id") REFERENCES "public"."products"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_image_of_product" FOREIGN KEY ("brand_id","product_id","image_id") REFERENCES "public"."product_images"("brand_id","product_id","id") ON DELETE set null ("image_id") ON UPDATE no action;--> statement-breakpoint
-- Only a draft may have two variants with the same option values. Checked at COMMIT, because writers replace all variants.
CREATE FUNCTION product_variants_are_distinct() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid := CASE WHEN TG_TABLE_NAME = 'products' THEN to_jsonb(new) ->> 'id' ELSE to_jsonb(new) ->> 'product_id' END;
BEGIN
  IF EXISTS (
    SELECT 1 FROM product_variants v JOIN products p ON p.id = v.product_id
    WHERE v.product_id = checked AND v.options_key IS NULL AND p.status IN ('active', 'paused')
  ) THEN
    RAISE EXCEPTION 'a published product has two variants with the same option values'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'product_variants_options', TABLE = 'product_variants';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER product_variants_distinct AFTER INSERT OR UPDATE OF "options_key" ON "product_variants"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.options_key IS NULL) EXECUTE FUNCTION product_variants_are_distinct();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER products_variants_distinct AFTER UPDATE OF "status" ON "products"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.status IN ('active', 'paused') AND old.status IS DISTINCT FROM new.status)
EXECUTE FUNCTION product_variants_are_distinct();
