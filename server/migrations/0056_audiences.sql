CREATE TABLE "brand_audiences" (
	"brand_id" uuid NOT NULL,
	"month" date NOT NULL,
	"trait" text NOT NULL,
	"value" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "brand_audiences_brand_id_month_trait_value_pk" PRIMARY KEY("brand_id","month","trait","value"),
	CONSTRAINT "brand_audiences_trait" CHECK ("brand_audiences"."trait" in ('everyone', 'gender', 'price', 'type')),
	CONSTRAINT "brand_audiences_floor" CHECK ("brand_audiences"."people" >= 20)
);
--> statement-breakpoint
ALTER TABLE "brand_audiences" ADD CONSTRAINT "brand_audiences_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;