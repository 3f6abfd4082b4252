CREATE TABLE "removed_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"master" text NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION note_removed_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_pictures (id, master) SELECT id, master FROM gone ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_images_removed AFTER DELETE ON "product_images" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_removed_pictures();--> statement-breakpoint
CREATE TRIGGER brand_pictures_removed AFTER DELETE ON "brand_pictures" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_removed_pictures();
