CREATE TABLE "brand_theme_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_theme_versions" (
	"brand_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"theme" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_theme_versions_brand_id_no_pk" PRIMARY KEY("brand_id","no")
);
--> statement-breakpoint
CREATE TABLE "brand_themes" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_no" integer
);
--> statement-breakpoint
ALTER TABLE "brand_theme_links" ADD CONSTRAINT "brand_theme_links_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_theme_versions" ADD CONSTRAINT "brand_theme_versions_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_themes" ADD CONSTRAINT "brand_themes_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_theme_links_brand" ON "brand_theme_links" USING btree ("brand_id","expires_at");