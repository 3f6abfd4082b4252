ALTER TABLE "products" DROP CONSTRAINT "products_price";--> statement-breakpoint
DROP INDEX "products_status";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "price_cents" TO "price_gross_cents";--> statement-breakpoint
ALTER TABLE "price_history" RENAME COLUMN "price_cents" TO "price_gross_cents";--> statement-breakpoint
ALTER TABLE "content_notices" ADD COLUMN "target_type" text;--> statement-breakpoint
ALTER TABLE "content_notices" ADD COLUMN "target_id" uuid;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"at" timestamp with time zone NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"role" text NOT NULL,
	"brand_id" uuid,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"changed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"ip_hash" "bytea",
	CONSTRAINT "audit_log_at_id_pk" PRIMARY KEY("at","id")
) PARTITION BY RANGE ("at");--> statement-breakpoint
CREATE TABLE "files" (
	"key" text PRIMARY KEY NOT NULL,
	"sha256" "bytea" NOT NULL,
	"bytes" bigint NOT NULL,
	"brand_id" uuid,
	"visibility" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "staff" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('superadmin', 'moderator', 'support', 'finance', 'readonly'))
);--> statement-breakpoint
CREATE TABLE "brand_assurances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_assurances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"ip_hash" "bytea" NOT NULL
);--> statement-breakpoint
CREATE TABLE "brand_domains" (
	"brand_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"method" text,
	"proven_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"disputed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_domains_brand_id_domain_pk" PRIMARY KEY("brand_id","domain")
);--> statement-breakpoint
CREATE TABLE "brand_invites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_invites_token_hash" UNIQUE("token_hash"),
	CONSTRAINT "brand_invites_email" UNIQUE("brand_id","email_key")
);--> statement-breakpoint
CREATE TABLE "brand_registrations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"form" jsonb NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "brand_socials" (
	"brand_id" uuid NOT NULL,
	"network" text NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "brand_socials_brand_id_network_pk" PRIMARY KEY("brand_id","network")
);--> statement-breakpoint
CREATE TABLE "brand_members" (
	"brand_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_members_brand_id_user_id_pk" PRIMARY KEY("brand_id","user_id"),
	CONSTRAINT "brand_members_role" CHECK ("brand_members"."role" in ('admin', 'editor', 'marketing', 'support', 'finance')),
	CONSTRAINT "brand_members_owner" CHECK ("brand_members"."role" = 'admin' or not "brand_members"."is_owner")
);--> statement-breakpoint
CREATE TABLE "moderation_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"brand_id" uuid NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"ground" text DEFAULT '' NOT NULL,
	"facts" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_automated" boolean NOT NULL,
	"reverses" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "moderation_decisions_reference" UNIQUE("reference"),
	CONSTRAINT "moderation_decisions_target_type" CHECK ("moderation_decisions"."target_type" in ('brand', 'product')),
	CONSTRAINT "moderation_decisions_decision" CHECK ("moderation_decisions"."decision" in ('approve', 'request_changes', 'reject', 'block', 'reverse'))
);--> statement-breakpoint
CREATE TABLE "review_claims" (
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "review_claims_target_type_target_id_pk" PRIMARY KEY("target_type","target_id")
);--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel")
);--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"brand_id" uuid,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "product_changes" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"base_version" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"state" text DEFAULT 'in_review' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "sale_products" (
	"brand_id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "sale_products_sale_id_product_id_pk" PRIMARY KEY("sale_id","product_id")
);--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_external";--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_percent";--> statement-breakpoint
ALTER TABLE "price_history" DROP CONSTRAINT "price_history_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_brand_id_brands_id_fk";--> statement-breakpoint
ALTER TABLE "product_variants" DROP CONSTRAINT "product_variants_product_id_position_pk";--> statement-breakpoint
ALTER TABLE "brands" ALTER COLUMN "status" SET DEFAULT 'pending_review';--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "external_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ALTER COLUMN "percent" SET DATA TYPE numeric(8, 5);--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "language" text DEFAULT 'de' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "country" text DEFAULT 'DE' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "product_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "genders" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "trust_level" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "closed_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "closed_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "closure_note_de" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "closure_note_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "delete_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "shipping_gross_cents" integer;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "shipping_note_de" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "shipping_note_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "is_public" boolean GENERATED ALWAYS AS (status = 'approved' and delete_after is null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_history" ADD COLUMN "cause" text DEFAULT 'import' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_history" ALTER COLUMN "cause" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "focus_x" integer DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "focus_y" integer DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "perceptual_hash" bigint;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "stock" integer;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "price_gross_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "source" text DEFAULT 'import' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "language" text DEFAULT 'de' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_partner_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "review_state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hold_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS (status = 'active' and review_state = 'none' and hold_reasons = '{}') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_kept" boolean GENERATED ALWAYS AS (status <> 'draft' and review_state = 'none') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_openable" boolean GENERATED ALWAYS AS (status in ('active', 'paused') and review_state = 'none') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_shop_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fibres" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "has_animal_parts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "care_de" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "care_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origin_country" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "safety" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "claim_evidence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "link_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "link_status" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "delete_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
UPDATE "sales" s SET "brand_id" = p."brand_id" FROM "products" p WHERE p."id" = s."product_id";--> statement-breakpoint
ALTER TABLE "sales" ALTER COLUMN "brand_id" SET NOT NULL;--> statement-breakpoint
INSERT INTO "sale_products" ("brand_id", "sale_id", "product_id") SELECT "brand_id", "id", "product_id" FROM "sales";--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "product_id";--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "badge" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_name_key" UNIQUE("name_key");--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_position" UNIQUE("product_id","position");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand" UNIQUE("brand_id","id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_external" UNIQUE("brand_id","source","external_id");--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_brand" UNIQUE("brand_id","id");--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_assurances" ADD CONSTRAINT "brand_assurances_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_assurances" ADD CONSTRAINT "brand_assurances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_domains" ADD CONSTRAINT "brand_domains_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_invites" ADD CONSTRAINT "brand_invites_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_invites" ADD CONSTRAINT "brand_invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_registrations" ADD CONSTRAINT "brand_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_socials" ADD CONSTRAINT "brand_socials_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_members" ADD CONSTRAINT "brand_members_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_members" ADD CONSTRAINT "brand_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_product" FOREIGN KEY ("brand_id","product_id") REFERENCES "public"."products"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_products" ADD CONSTRAINT "sale_products_sale" FOREIGN KEY ("brand_id","sale_id") REFERENCES "public"."sales"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_products" ADD CONSTRAINT "sale_products_product_of_brand" FOREIGN KEY ("brand_id","product_id") REFERENCES "public"."products"("brand_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_brand" ON "audit_log" USING btree ("brand_id","at");--> statement-breakpoint
CREATE INDEX "files_brand" ON "files" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "brand_assurances_brand" ON "brand_assurances" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "brand_assurances_user" ON "brand_assurances" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_domains_proven" ON "brand_domains" USING btree ("domain") WHERE "brand_domains"."proven_at" is not null;--> statement-breakpoint
CREATE INDEX "brand_invites_inviter" ON "brand_invites" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "brand_members_user" ON "brand_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_target" ON "moderation_decisions" USING btree ("target_id","decided_at");--> statement-breakpoint
CREATE INDEX "moderation_decisions_brand" ON "moderation_decisions" USING btree ("brand_id","decided_at");--> statement-breakpoint
CREATE INDEX "moderation_decisions_staff" ON "moderation_decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "review_claims_staff" ON "review_claims" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_brand" ON "notifications" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "sale_products_product" ON "sale_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_review" ON "products" USING btree ("review_state") WHERE "products"."review_state" = 'in_review';--> statement-breakpoint
CREATE INDEX "sales_ends" ON "sales" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_status" CHECK ("brands"."status" in ('pending_review', 'changes_requested', 'approved', 'rejected', 'suspended'));--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_trust" CHECK ("brands"."trust_level" between 0 and 3);--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_closed" CHECK ("brands"."closed_from" < "brands"."closed_to");--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_shipping" CHECK ("brands"."shipping_gross_cents" between 0 and 99999);--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_cause" CHECK ("price_history"."cause" in ('hand', 'import', 'sale'));--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_stock" CHECK ("product_variants"."stock" between 0 and 99999);--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_price" CHECK ("product_variants"."price_gross_cents" between 1 and 999999);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_status_known" CHECK ("products"."status" in ('draft', 'active', 'paused', 'archived'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_review_known" CHECK ("products"."review_state" in ('none', 'in_review', 'changes_requested', 'rejected', 'blocked'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_holds" CHECK ("products"."hold_reasons" <@ array['scheduled', 'closure', 'plan', 'link', 'suspended']);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price" CHECK ("products"."price_gross_cents" between 1 and 999999);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_currency" CHECK ("products"."currency" = 'EUR');--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_percent" CHECK ("sales"."percent" >= 1 and "sales"."percent" <= 90);--> statement-breakpoint
INSERT INTO "staff" ("user_id", "role") SELECT "id", 'superadmin' FROM "users" WHERE "is_admin";--> statement-breakpoint
INSERT INTO "brand_members" ("brand_id", "user_id", "role", "is_owner") SELECT "id", "owner_id", 'admin', true FROM "brands" WHERE "owner_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" DROP COLUMN "owner_id";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "user_type";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_admin";--> statement-breakpoint
CREATE VIEW "account_kinds" AS
  SELECT u."id" AS "user_id",
    CASE WHEN EXISTS (SELECT 1 FROM "brand_members" m WHERE m."user_id" = u."id") THEN 'brand' ELSE 'consumer' END AS "user_type",
    s."role" AS "staff_role"
  FROM "users" u LEFT JOIN "staff" s ON s."user_id" = u."id";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_no_overlap" EXCLUDE USING gist ("product_id" WITH =, tstzrange("valid_from", "valid_to") WITH &&);--> statement-breakpoint
-- Partitions of the month of a moment and of the two months after it, for every partitioned table. They belong to the owner.
CREATE FUNCTION ensure_partitions(moment timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  parent text;
  first_day timestamptz;
BEGIN
  FOR parent IN SELECT c.relname FROM pg_class c WHERE c.relkind = 'p' AND c.relnamespace = 'public'::regnamespace LOOP
    FOR months IN 0..2 LOOP
      first_day := (date_trunc('month', moment AT TIME ZONE 'UTC') + make_interval(months => months)) AT TIME ZONE 'UTC';
      EXECUTE format('CREATE TABLE IF NOT EXISTS %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
        parent || to_char(first_day AT TIME ZONE 'UTC', '_YYYY_MM'), parent, first_day,
        (first_day AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC');
    END LOOP;
  END LOOP;
END $$;--> statement-breakpoint
-- Removes the partitions of a table that end before a moment.
CREATE FUNCTION drop_partitions(parent text, before timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  old text;
BEGIN
  FOR old IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = format('public.%I', parent)::regclass
        AND to_timestamp(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= before LOOP
    EXECUTE format('DROP TABLE %I', old);
  END LOOP;
END $$;--> statement-breakpoint
-- Erased people leave the tables that the server may not change: who they were becomes null.
CREATE FUNCTION forget_user() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE audit_log SET actor_id = NULL WHERE actor_id = OLD.id;
  UPDATE moderation_decisions SET decided_by = NULL WHERE decided_by = OLD.id;
  DELETE FROM review_claims WHERE staff_id = OLD.id;
  DELETE FROM brand_invites WHERE email_key = OLD.email_key;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_forgotten AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION forget_user();--> statement-breakpoint
SELECT ensure_partitions(now());
