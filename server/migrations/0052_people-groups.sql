CREATE TABLE "people_groups" (
	"kind" text NOT NULL,
	"product_no" integer NOT NULL,
	"counted_until" timestamp with time zone NOT NULL,
	"people" integer NOT NULL,
	"concerned" integer NOT NULL,
	"price_gross_cents" integer,
	CONSTRAINT "people_groups_kind_product_no_counted_until_pk" PRIMARY KEY("kind","product_no","counted_until"),
	CONSTRAINT "people_groups_kind" CHECK ("people_groups"."kind" in ('price', 'size')),
	CONSTRAINT "people_groups_floor" CHECK ("people_groups"."people" >= 20),
	CONSTRAINT "people_groups_part" CHECK ("people_groups"."concerned" between 0 and "people_groups"."people"),
	CONSTRAINT "people_groups_priced" CHECK (("people_groups"."kind" = 'price') = ("people_groups"."price_gross_cents" is not null))
);
--> statement-breakpoint
ALTER TABLE "people_groups" ADD CONSTRAINT "people_groups_product_no_products_no_fk" FOREIGN KEY ("product_no") REFERENCES "public"."products"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_groups_price" ON "people_groups" USING btree ("price_gross_cents") WHERE "people_groups"."kind" = 'price';