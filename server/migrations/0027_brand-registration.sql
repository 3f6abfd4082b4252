ALTER TABLE "users" ADD COLUMN "has_long_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_domains" ADD COLUMN "mail_code_hmac" "bytea";--> statement-breakpoint
ALTER TABLE "brand_domains" ADD COLUMN "mail_code_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_domains" ADD COLUMN "mail_guesses_left" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_registrations" ADD COLUMN "ip_hash" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_imprints" ADD COLUMN "legal_form" text;--> statement-breakpoint
ALTER TABLE "brand_imprints" ADD COLUMN "tax_kind" text;--> statement-breakpoint
ALTER TABLE "brand_imprints" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "review_hints" text[] DEFAULT '{}' NOT NULL;