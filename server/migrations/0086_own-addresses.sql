CREATE TABLE "ad_own_addresses" (
	"brand_id" uuid NOT NULL,
	"ip_hash" "bytea" NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_own_addresses_brand_id_ip_hash_pk" PRIMARY KEY("brand_id","ip_hash")
);
--> statement-breakpoint
ALTER TABLE "ad_own_addresses" ADD CONSTRAINT "ad_own_addresses_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_own_addresses_seen" ON "ad_own_addresses" USING btree ("seen_at");--> statement-breakpoint
-- Until now the log of acts was asked. Acts of staff stand in it with the brand that they concern, and are left out.
INSERT INTO "ad_own_addresses" ("brand_id", "ip_hash", "seen_at")
SELECT l."brand_id", l."ip_hash", max(l."at") FROM "audit_log" l JOIN "brands" b ON b."id" = l."brand_id"
WHERE l."ip_hash" IS NOT NULL AND l."role" IN ('owner', 'admin', 'editor', 'marketing', 'support', 'finance')
  AND NOT EXISTS (SELECT FROM "staff" s WHERE s."user_id" = l."actor_id") AND l."at" > now() - interval '33 days'
GROUP BY 1, 2;
