CREATE TABLE "background_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"path" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "background_images_own_path" CHECK ("background_images"."path" ~ '^/[^/]')
);
--> statement-breakpoint
CREATE TABLE "search_wishes" (
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_imprints" (
	"brand_no" integer PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"contact" text NOT NULL,
	"phone" text,
	"representative" text,
	"register" text,
	"vat_id" text,
	"safety_name" text,
	"safety_address" text,
	"safety_contact" text
);
--> statement-breakpoint
CREATE TABLE "brand_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_no" integer NOT NULL,
	"kind" text NOT NULL,
	"master" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text DEFAULT '' NOT NULL,
	CONSTRAINT "brand_pictures_kind" UNIQUE("brand_no","kind")
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search_wishes" ADD CONSTRAINT "search_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_imprints" ADD CONSTRAINT "brand_imprints_brand_no_brands_no_fk" FOREIGN KEY ("brand_no") REFERENCES "public"."brands"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_pictures" ADD CONSTRAINT "brand_pictures_brand_no_brands_no_fk" FOREIGN KEY ("brand_no") REFERENCES "public"."brands"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "background_images_one_active" ON "background_images" USING btree ("is_active") WHERE "background_images"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "search_wishes_own" ON "search_wishes" USING btree ("user_id",lower("query"));