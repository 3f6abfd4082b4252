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
INSERT INTO "product_variants" ("product_id", "position", "size_system", "size", "colour")
SELECT p."id", s."at" - 1,
  CASE
    WHEN s."size" ~* '^(one size|os|einheitsgröße)$' THEN 'ONE'
    WHEN s."size" ~ '^(XXS|XS|S|M|L|XL|XXL|3XL)$' THEN 'INT'
    WHEN s."size" ~ '^W[0-9]{2}(/L[0-9]{2})?$' THEN 'W-L'
    WHEN s."size" ~ '^[0-9]{2}(-[0-9]{2})?$' THEN 'EU'
  END,
  s."size",
  CASE WHEN p."colours"[1] IN ('black', 'white', 'grey', 'beige', 'brown', 'red', 'orange', 'yellow', 'green', 'olive', 'blue',
    'navy', 'purple', 'pink', 'silver', 'multicolour') THEN p."colours"[1] END
FROM "products" p CROSS JOIN LATERAL unnest(p."sizes") WITH ORDINALITY s("size", "at");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "sizes";--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_about" CHECK (("interactions"."action" in ('undo', 'too-expensive', 'not-my-style', 'size-missing')) = ("interactions"."takes_back" is not null));