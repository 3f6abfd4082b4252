CREATE TABLE "tax_advisers" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_on" boolean NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"done_month" char(7) NOT NULL,
	"sent_month" char(7)
);
--> statement-breakpoint
ALTER TABLE "purchase_refunds" ADD COLUMN "is_vat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "returned_vat_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_advisers" ADD CONSTRAINT "tax_advisers_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_refunds_vat" ON "purchase_refunds" USING btree ("purchase_id") WHERE "purchase_refunds"."is_vat";--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_returned_vat" CHECK ("purchases"."returned_vat_cents" >= 0);