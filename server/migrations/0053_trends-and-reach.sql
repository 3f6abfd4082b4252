CREATE TABLE "product_reach" (
	"product_no" integer PRIMARY KEY NOT NULL,
	"fitting" integer NOT NULL,
	"seen" integer NOT NULL,
	"out_of_price" integer NOT NULL,
	"out_of_size" integer NOT NULL,
	"open" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_reach_rounded" CHECK ("product_reach"."fitting" % 20 = 0 and "product_reach"."seen" % 20 = 0 and "product_reach"."out_of_price" % 20 = 0 and "product_reach"."out_of_size" % 20 = 0 and "product_reach"."open" % 20 = 0)
);
--> statement-breakpoint
CREATE TABLE "brand_ranks" (
	"brand_no" integer PRIMARY KEY NOT NULL,
	"percentile" integer NOT NULL,
	"brands" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trend_cells" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"change_percent" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trend_cells_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "trend_cells_kind" CHECK ("trend_cells"."kind" in ('type', 'colour', 'price', 'tag'))
);
--> statement-breakpoint
ALTER TABLE "product_reach" ADD CONSTRAINT "product_reach_product_no_products_no_fk" FOREIGN KEY ("product_no") REFERENCES "public"."products"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_ranks" ADD CONSTRAINT "brand_ranks_brand_no_brands_no_fk" FOREIGN KEY ("brand_no") REFERENCES "public"."brands"("no") ON DELETE cascade ON UPDATE no action;