CREATE TABLE "brand_sums" (
	"brand_no" integer NOT NULL,
	"product_type" text NOT NULL,
	"gender" text NOT NULL,
	"products" integer NOT NULL,
	"on_sale" integer NOT NULL,
	CONSTRAINT "brand_sums_brand_no_product_type_gender_pk" PRIMARY KEY("brand_no","product_type","gender")
);
--> statement-breakpoint
DROP INDEX "search_documents_brand";--> statement-breakpoint
ALTER TABLE "brand_sums" ADD CONSTRAINT "brand_sums_brand_no_brands_no_fk" FOREIGN KEY ("brand_no") REFERENCES "public"."brands"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_release" ON "search_documents" USING btree ("release_at") WHERE "search_documents"."release_at" is not null;--> statement-breakpoint
CREATE INDEX "search_documents_brand" ON "search_documents" USING btree ("brand_no","listed_at","product_no");--> statement-breakpoint
INSERT INTO brand_sums
  SELECT brand_no, product_type, gender, count(*), count(*) FILTER (WHERE is_on_sale)
  FROM search_documents WHERE is_shown GROUP BY brand_no, product_type, gender;--> statement-breakpoint
CREATE FUNCTION sum_shown_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO brand_sums AS s
      SELECT brand_no, product_type, gender, count(*), count(*) FILTER (WHERE is_on_sale)
      FROM written WHERE is_shown GROUP BY brand_no, product_type, gender ORDER BY 1, 2, 3
      ON CONFLICT (brand_no, product_type, gender) DO UPDATE
        SET products = s.products + excluded.products, on_sale = s.on_sale + excluded.on_sale;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    UPDATE brand_sums s SET products = s.products - g.products, on_sale = s.on_sale - g.on_sale
      FROM (
        SELECT brand_no, product_type, gender, count(*) AS products, count(*) FILTER (WHERE is_on_sale) AS on_sale
        FROM gone WHERE is_shown GROUP BY brand_no, product_type, gender) g
      WHERE (s.brand_no, s.product_type, s.gender) = (g.brand_no, g.product_type, g.gender);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_documents_inserted AFTER INSERT ON search_documents REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION sum_shown_products();--> statement-breakpoint
CREATE TRIGGER search_documents_updated AFTER UPDATE ON search_documents REFERENCING NEW TABLE AS written OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION sum_shown_products();--> statement-breakpoint
CREATE TRIGGER search_documents_deleted AFTER DELETE ON search_documents REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION sum_shown_products();
