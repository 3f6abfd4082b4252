-- The server may call this function, so it must not be able to remove evidence before its time (Product 14: two years).
CREATE OR REPLACE FUNCTION drop_partitions(parent text, before timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  old text;
BEGIN
  FOR old IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = format('public.%I', parent)::regclass
        AND to_timestamp(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= least(before, now() - interval '24 months') LOOP
    EXECUTE format('DROP TABLE %I', old);
  END LOOP;
END $$;
