CREATE TABLE "brand_document_notices" (
	"brand_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_document_notices_brand_id_document_version_pk" PRIMARY KEY("brand_id","document","version")
);
--> statement-breakpoint
ALTER TABLE "brand_socials" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_imprints" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "brand_imprints" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "brand_imprints" ADD COLUMN "vat_check" text;--> statement-breakpoint
ALTER TABLE "brand_imprints" ADD COLUMN "vat_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_document_notices" ADD CONSTRAINT "brand_document_notices_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;