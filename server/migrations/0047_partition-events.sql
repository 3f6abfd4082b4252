-- Events become monthly partitions without foreign keys. PostgreSQL cannot partition a table in place: the rows are copied.
ALTER TABLE "clicks" RENAME TO "clicks_before";--> statement-breakpoint
ALTER TABLE "card_views" RENAME TO "card_views_before";--> statement-breakpoint
DROP INDEX "clicks_product";--> statement-breakpoint
DROP INDEX "clicks_user";--> statement-breakpoint
DROP INDEX "clicks_named";--> statement-breakpoint
DROP INDEX "card_views_product";--> statement-breakpoint
ALTER TABLE "card_views_before" DROP CONSTRAINT "card_views_user_id_product_no_day_pk";--> statement-breakpoint
CREATE TABLE "clicks" (
	"key" uuid NOT NULL,
	"clicked_at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"product_id" uuid NOT NULL,
	"campaign_id" uuid,
	CONSTRAINT "clicks_key_clicked_at_pk" PRIMARY KEY("key","clicked_at")
) PARTITION BY RANGE ("clicked_at");--> statement-breakpoint
CREATE TABLE "card_views" (
	"user_id" uuid NOT NULL,
	"product_no" integer NOT NULL,
	"day" date NOT NULL,
	"viewed_at" timestamp with time zone,
	"key" uuid NOT NULL,
	"campaign_id" uuid,
	CONSTRAINT "card_views_user_id_product_no_day_pk" PRIMARY KEY("user_id","product_no","day")
) PARTITION BY RANGE ("day");--> statement-breakpoint
CREATE INDEX "clicks_product" ON "clicks" USING btree ("product_id","clicked_at");--> statement-breakpoint
CREATE INDEX "clicks_user" ON "clicks" USING btree ("user_id") WHERE "clicks"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "clicks_named" ON "clicks" USING btree ("clicked_at") WHERE "clicks"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "card_views_product" ON "card_views" USING btree ("product_no","day");--> statement-breakpoint
-- Partitions of the month before a moment, its month and the two after it, for every table that is partitioned by a moment
-- or a day. Attaching blocks no reader and no writer of the table, creating a partition in place would.
CREATE OR REPLACE FUNCTION ensure_partitions(moment timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  parent record;
  part text;
  first_day date;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ensure_partitions'));
  FOR parent IN
    SELECT c.relname AS name, CASE a.atttypid WHEN 'date'::regtype THEN 'YYYY-MM-DD' ELSE 'YYYY-MM-DD 00:00:00+00' END AS form
    FROM pg_partitioned_table t JOIN pg_class c ON c.oid = t.partrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = t.partattrs[0]
    WHERE c.relnamespace = 'public'::regnamespace
  LOOP
    FOR months IN -1..2 LOOP
      first_day := date_trunc('month', moment AT TIME ZONE 'UTC') + make_interval(months => months);
      part := parent.name || to_char(first_day, '_YYYY_MM');
      CONTINUE WHEN to_regclass(format('public.%I', part)) IS NOT NULL;
      EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part, parent.name);
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent.name, part,
        to_char(first_day, parent.form), to_char(first_day + interval '1 month', parent.form));
    END LOOP;
  END LOOP;
END $$;--> statement-breakpoint
-- The server may call this function, so it must not be able to remove evidence before its time: the audit log is kept for two
-- years (Product 14), views for 13 months (Trust 4.3), clicks without their users for as long as the products.
CREATE OR REPLACE FUNCTION drop_partitions(parent text, before timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  old text;
  months integer := CASE parent WHEN 'audit_log' THEN 24 WHEN 'card_views' THEN 13 END;
BEGIN
  IF months IS NULL THEN
    RAISE EXCEPTION 'the partitions of % are kept', parent;
  END IF;
  FOR old IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = format('public.%I', parent)::regclass
        AND to_timestamp(right(c.relname, 7), 'YYYY_MM') + interval '1 month'
          <= least(before, now() - make_interval(months => months)) LOOP
    EXECUTE format('DROP TABLE %I', old);
  END LOOP;
END $$;--> statement-breakpoint
DO $$
DECLARE
  month timestamp;
BEGIN
  PERFORM ensure_partitions(now());
  FOR month IN
    SELECT date_trunc('month', "clicked_at" AT TIME ZONE 'UTC') FROM "clicks_before"
    UNION SELECT date_trunc('month', "day"::date::timestamp) FROM "card_views_before"
  LOOP
    PERFORM ensure_partitions(month AT TIME ZONE 'UTC');
  END LOOP;
END $$;--> statement-breakpoint
INSERT INTO "clicks" ("key", "clicked_at", "user_id", "product_id")
  SELECT gen_random_uuid(), "clicked_at", "user_id", "product_id" FROM "clicks_before";--> statement-breakpoint
INSERT INTO "card_views" ("user_id", "product_no", "day", "key")
  SELECT "user_id", "product_no", "day"::date, gen_random_uuid() FROM "card_views_before";--> statement-breakpoint
DROP TABLE "clicks_before";--> statement-breakpoint
DROP TABLE "card_views_before";--> statement-breakpoint
-- Erased people leave the tables that have no foreign key to them, and those that the server may not change.
CREATE OR REPLACE FUNCTION forget_user() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE audit_log SET actor_id = NULL WHERE actor_id = OLD.id;
  UPDATE moderation_decisions SET decided_by = NULL WHERE decided_by = OLD.id;
  UPDATE clicks SET user_id = NULL WHERE user_id = OLD.id;
  DELETE FROM card_views WHERE user_id = OLD.id;
  DELETE FROM review_claims WHERE staff_id = OLD.id;
  DELETE FROM brand_invites WHERE email_key = OLD.email_key;
  RETURN NULL;
END $$;
