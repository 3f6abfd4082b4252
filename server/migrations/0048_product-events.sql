-- Views of cards become events of products: also that one was shown or opened, where, and on what kind of device.
ALTER TABLE "card_views" RENAME TO "product_events";--> statement-breakpoint
ALTER TABLE "product_events" RENAME COLUMN "viewed_at" TO "happened_at";--> statement-breakpoint
ALTER TABLE "product_events" ADD COLUMN "kind" text NOT NULL DEFAULT 'viewed';--> statement-breakpoint
ALTER TABLE "product_events" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "product_events" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "product_events" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "product_events" DROP CONSTRAINT "card_views_user_id_product_no_day_pk";--> statement-breakpoint
ALTER TABLE "product_events" ADD CONSTRAINT "product_events_user_id_product_no_day_kind_pk" PRIMARY KEY ("user_id","product_no","day","kind");--> statement-breakpoint
ALTER INDEX "card_views_product" RENAME TO "product_events_product";--> statement-breakpoint
DO $$
DECLARE
  part text;
BEGIN
  FOR part IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = 'product_events'::regclass LOOP
    EXECUTE format('ALTER TABLE %I RENAME TO %I', part, replace(part, 'card_views', 'product_events'));
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "interactions" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "interactions" ADD COLUMN "device" text;--> statement-breakpoint
CREATE OR REPLACE FUNCTION drop_partitions(parent text, before timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  old text;
  months integer := CASE parent WHEN 'audit_log' THEN 24 WHEN 'product_events' THEN 13 END;
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
CREATE OR REPLACE FUNCTION forget_user() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE audit_log SET actor_id = NULL WHERE actor_id = OLD.id;
  UPDATE moderation_decisions SET decided_by = NULL WHERE decided_by = OLD.id;
  UPDATE clicks SET user_id = NULL WHERE user_id = OLD.id;
  DELETE FROM product_events WHERE user_id = OLD.id;
  DELETE FROM review_claims WHERE staff_id = OLD.id;
  DELETE FROM brand_invites WHERE email_key = OLD.email_key;
  RETURN NULL;
END $$;
