CREATE TABLE "product_variants" (
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"size_system" text,
	"size" text,
	"colour" text,
	"colour_de" text DEFAULT '' NOT NULL,
	"colour_en" text DEFAULT '' NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	CONSTRAINT "product_variants_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_variants_size" CHECK ("product_variants"."size" is not null or "product_variants"."size_system" is null)
);
--> statement-breakpoint
ALTER TABLE "interactions" DROP CONSTRAINT "interactions_undo";--> statement-breakpoint
ALTER TABLE "decks" ADD COLUMN "size_profile" jsonb;--> statement-breakpoint
ALTER TABLE "decks" ADD COLUMN "paced_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Reads the common spellings as `server/features/products/sizes/read-size.ts` does; the next import reads the rest.
INSERT INTO "product_variants" ("product_id", "position", "size_system", "size", "colour")
SELECT p."id", w."at" - 1, r."size"[1], r."size"[2],
  CASE WHEN p."colours"[1] IN ('black', 'white', 'grey', 'beige', 'brown', 'red', 'orange', 'yellow', 'green', 'olive', 'blue',
    'navy', 'purple', 'pink', 'silver', 'multicolour') THEN p."colours"[1] END
FROM "products" p
CROSS JOIN LATERAL unnest(p."sizes") WITH ORDINALITY w("written", "at")
CROSS JOIN LATERAL (SELECT left(btrim(w."written"), 40) AS "text") t
CROSS JOIN LATERAL (
  SELECT
    CASE
      WHEN upper(t."text") IN ('XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL') THEN upper(t."text")
      ELSE CASE lower(t."text")
        WHEN '2xs' THEN 'XXS' WHEN 'small' THEN 'S' WHEN 'medium' THEN 'M' WHEN 'large' THEN 'L'
        WHEN '2xl' THEN 'XXL' WHEN 'xxxl' THEN '3XL'
      END
    END AS "letter",
    CASE WHEN t."text" ~ '^\d{1,2}([.,]\d{1,2}| [12]/3)?$'
      THEN replace(substring(t."text" FROM '^[\d.,]+'), ',', '.')::numeric
    END AS "number"
) k
CROSS JOIN LATERAL (
  SELECT CASE
    WHEN t."text" ~* '^(one[ -]?size|os|osfa|o/s|uni(size)?|einheitsgr(ö|oe)(ß|ss)e|taille unique|tu|default title)$'
      THEN ARRAY['ONE', 'One Size']
    WHEN k."letter" IS NOT NULL THEN ARRAY['INT', k."letter"]
    WHEN t."text" ~* '^(XXS|XS|S|M|L|XL|XXL|3XL)\s*[/-]\s*(XXS|XS|S|M|L|XL|XXL|3XL)$'
      THEN ARRAY['INT', regexp_replace(upper(t."text"), '\s*[/-]\s*', '/')]
    WHEN t."text" ~* '^w\s*\d{2}$' THEN ARRAY['W-L', 'W' || right(t."text", 2)]
    WHEN t."text" ~* '^w?\s*\d{2}\s*([/x× ]\s*l?|l)\s*\d{2}$' AND (p."product_type" = 'pants' OR t."text" ~* '^w')
      THEN ARRAY['W-L', 'W' || substring(t."text" FROM '\d{2}') || '/L' || right(t."text", 2)]
    WHEN t."text" ~* '^(eu|eur|us|uk)\s*[:.]?\s*\d{1,2}([.,]\d{1,2})?$' OR t."text" ~* '^\d{1,2}([.,]\d{1,2})?\s*(eu|eur|us|uk)$'
      THEN ARRAY[
        left(upper(substring(t."text" FROM '[A-Za-z]+')), 2),
        replace(substring(t."text" FROM '\d{1,2}(?:[.,]\d{1,2})?'), ',', '.')
      ]
    WHEN t."text" ~* '^(eu\s*)?\d{2}\s*[-–/]\s*\d{2}$'
      THEN ARRAY['EU', substring(t."text" FROM '\d{2}') || '-' || right(t."text", 2)]
    WHEN p."product_type" = 'pants' AND k."number" BETWEEN 24 AND 33 THEN ARRAY['W-L', 'W' || replace(t."text", ',', '.')]
    WHEN k."number" IS NOT NULL AND NOT (p."product_type" = 'shoes' AND k."number" < 20)
      THEN ARRAY['EU', replace(t."text", ',', '.')]
    ELSE ARRAY[NULL, t."text"]
  END AS "size"
) r;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "sizes";--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_about" CHECK (("interactions"."action" in ('undo', 'too-expensive', 'not-my-style', 'size-missing')) = ("interactions"."takes_back" is not null));