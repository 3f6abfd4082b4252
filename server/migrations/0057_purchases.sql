CREATE TABLE "simulated_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"status" text NOT NULL,
	"error_code" text,
	"decline_code" text,
	"card_brand" text,
	"card_last4" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refund_keys" text[] DEFAULT '{}' NOT NULL,
	"dispute_id" text,
	CONSTRAINT "simulated_payments_purchase" UNIQUE("purchase_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_files" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"brand_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"language" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"content" jsonb NOT NULL,
	"retain_until" date NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("number"),
	CONSTRAINT "invoices_cause" UNIQUE("cause"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'correction')),
	CONSTRAINT "invoices_gross" CHECK ("invoices"."gross_cents" = "invoices"."net_cents" + "invoices"."vat_cents"),
	CONSTRAINT "invoices_sign" CHECK (("invoices"."kind" = 'correction') = ("invoices"."gross_cents" < 0))
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"state" text NOT NULL,
	"is_debited" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payment_disputes_state" CHECK ("payment_disputes"."state" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"purchase_id" uuid,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"request_key" uuid NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"package_name" text,
	"price_version" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"bonus_cents" integer NOT NULL,
	"bonus_months" integer NOT NULL,
	"tax" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"order_reference" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"client_secret" text,
	"failure" text,
	"card_brand" text,
	"card_last4" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"posted_refund_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "purchases_reference" UNIQUE("reference"),
	CONSTRAINT "purchases_request" UNIQUE("brand_id","request_key"),
	CONSTRAINT "purchases_state" CHECK ("purchases"."state" in ('created', 'pending', 'credited', 'expired', 'refunded', 'disputed')),
	CONSTRAINT "purchases_gross" CHECK ("purchases"."net_cents" > 0 and "purchases"."vat_cents" >= 0 and "purchases"."gross_cents" = "purchases"."net_cents" + "purchases"."vat_cents"),
	CONSTRAINT "purchases_refunded" CHECK ("purchases"."refunded_cents" between 0 and "purchases"."gross_cents"),
	CONSTRAINT "purchases_posted" CHECK ("purchases"."posted_refund_cents" between 0 and "purchases"."refunded_cents")
);
--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_brand" ON "invoices" USING btree ("brand_id","issued_at","number");--> statement-breakpoint
CREATE INDEX "invoices_purchase" ON "invoices" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_purchase" ON "payment_disputes" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "purchases_brand" ON "purchases" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "purchases_open" ON "purchases" USING btree ("created_at") WHERE "purchases"."state" in ('created', 'pending');--> statement-breakpoint
-- Decision 138: nobody erases an invoice before its time, whatever moment is named. Answers the keys of files to remove.
CREATE FUNCTION erase_old_invoices(at timestamptz) RETURNS setof text
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  with due as (select id from invoices where retain_until < (least(at, now()) at time zone 'Europe/Berlin')::date),
    erased_files as (delete from invoice_files where invoice_id in (select id from due) returning storage_key),
    erased as (delete from invoices where id in (select id from due) returning 1)
  select storage_key from erased_files;
$$;
