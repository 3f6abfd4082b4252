ALTER TABLE "sale_products" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sale_products" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
-- Of sales that overlapped, the earlier one was shown; an empty period never began.
UPDATE "sale_products" i SET "starts_at" = least(greatest(w.starts_at, w.before), w.ends_at), "ends_at" = w.ends_at FROM (
  SELECT l."sale_id", l."product_id", s."starts_at", s."ends_at", max(s."ends_at") OVER (PARTITION BY l."product_id"
    ORDER BY s."starts_at", s."id" ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
  FROM "sale_products" l JOIN "sales" s ON s."id" = l."sale_id") w
  WHERE w."sale_id" = i."sale_id" AND w."product_id" = i."product_id";--> statement-breakpoint
ALTER TABLE "sale_products" ALTER COLUMN "starts_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_products" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "filter" jsonb;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "are_products_fixed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sale_products_ends" ON "sale_products" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sales_not_fixed" ON "sales" USING btree ("starts_at") WHERE not "sales"."are_products_fixed";--> statement-breakpoint
ALTER TABLE "sale_products" ADD CONSTRAINT "sale_products_span" CHECK ("sale_products"."starts_at" <= "sale_products"."ends_at");--> statement-breakpoint
-- At most one sale of a product at a time, also for two calls at once.
ALTER TABLE "sale_products" ADD CONSTRAINT "sale_products_no_overlap" EXCLUDE USING gist ("product_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);
