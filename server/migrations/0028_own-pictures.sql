CREATE TABLE "held_product_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"state" text NOT NULL,
	"is_unreviewed" boolean NOT NULL,
	"replaced_by" uuid,
	"held_at" timestamp with time zone NOT NULL,
	"position" integer NOT NULL,
	"master" text NOT NULL,
	"source" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text DEFAULT '' NOT NULL,
	"alt_de" text DEFAULT '' NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"focus_x" integer DEFAULT 500 NOT NULL,
	"focus_y" integer DEFAULT 500 NOT NULL,
	"perceptual_hash" bigint,
	CONSTRAINT "held_product_images_state" CHECK ("held_product_images"."state" in ('waiting', 'removed'))
);
--> statement-breakpoint
ALTER TABLE "brand_pictures" DROP CONSTRAINT "brand_pictures_kind";--> statement-breakpoint
DROP INDEX "files_brand";--> statement-breakpoint
ALTER TABLE "brand_pictures" ADD COLUMN "is_current" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_pictures" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "held_product_images" ADD CONSTRAINT "held_product_images_product_of_brand" FOREIGN KEY ("brand_id","product_id") REFERENCES "public"."products"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_product_images_product" ON "held_product_images" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "held_product_images_held" ON "held_product_images" USING btree ("state","held_at");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_pictures_current" ON "brand_pictures" USING btree ("brand_no","kind") WHERE "brand_pictures"."is_current";--> statement-breakpoint
CREATE INDEX "brand_pictures_brand" ON "brand_pictures" USING btree ("brand_no","kind","created_at");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_content" UNIQUE("brand_id","sha256");--> statement-breakpoint
CREATE TRIGGER held_product_images_removed AFTER DELETE ON "held_product_images" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_removed_pictures();
