CREATE TABLE "drop_promises" (
	"product_no" integer PRIMARY KEY NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"live_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "drop_promises" ADD CONSTRAINT "drop_promises_product_no_products_no_fk" FOREIGN KEY ("product_no") REFERENCES "public"."products"("no") ON DELETE cascade ON UPDATE no action;