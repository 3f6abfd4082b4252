CREATE TABLE "money_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"brand_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"request_key" uuid NOT NULL,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"takes_effect_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "money_requests_key" UNIQUE("request_key"),
	CONSTRAINT "money_requests_kind" CHECK ("money_requests"."kind" in ('grant', 'refund', 'return')),
	CONSTRAINT "money_requests_state" CHECK ("money_requests"."state" in ('open', 'confirmed', 'effective', 'withdrawn', 'refused', 'failed')),
	CONSTRAINT "money_requests_cents" CHECK ("money_requests"."cents" > 0),
	CONSTRAINT "money_requests_decided" CHECK (("money_requests"."state" = 'open') = ("money_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "money_requests" ADD CONSTRAINT "money_requests_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_requests" ADD CONSTRAINT "money_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_requests" ADD CONSTRAINT "money_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_requests_open" ON "money_requests" USING btree ("subject_id") WHERE "money_requests"."state" = 'open' and "money_requests"."kind" = 'return';--> statement-breakpoint
CREATE INDEX "money_requests_asked" ON "money_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "money_requests_due" ON "money_requests" USING btree ("takes_effect_at") WHERE "money_requests"."state" = 'open';