CREATE TABLE "credit_return_parts" (
	"refund_key" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"return_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"is_held" boolean DEFAULT true NOT NULL,
	CONSTRAINT "credit_return_parts_purchase" UNIQUE("return_id","purchase_id"),
	CONSTRAINT "credit_return_parts_cents" CHECK ("credit_return_parts"."cents" > 0 and "credit_return_parts"."gross_cents" >= "credit_return_parts"."cents")
);
--> statement-breakpoint
CREATE TABLE "credit_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"request_key" uuid NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_cents" integer,
	"cents" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "credit_returns_request" UNIQUE("brand_id","request_key"),
	CONSTRAINT "credit_returns_of_brand" UNIQUE("brand_id","id"),
	CONSTRAINT "credit_returns_state" CHECK ("credit_returns"."state" in ('asked', 'withdrawn', 'refused', 'accepted')),
	CONSTRAINT "credit_returns_cents" CHECK ("credit_returns"."cents" > 0 and "credit_returns"."gross_cents" >= "credit_returns"."cents"),
	CONSTRAINT "credit_returns_decided" CHECK (("credit_returns"."state" = 'asked') = ("credit_returns"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "held_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_return_parts" ADD CONSTRAINT "credit_return_parts_return" FOREIGN KEY ("brand_id","return_id") REFERENCES "public"."credit_returns"("brand_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_return_parts" ADD CONSTRAINT "credit_return_parts_of_purchase" FOREIGN KEY ("brand_id","purchase_id") REFERENCES "public"."purchases"("brand_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_returns" ADD CONSTRAINT "credit_returns_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_return_parts_of" ON "credit_return_parts" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_returns_open" ON "credit_returns" USING btree ("brand_id") WHERE "credit_returns"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "credit_returns_asked" ON "credit_returns" USING btree ("asked_at") WHERE "credit_returns"."state" = 'asked';--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_held" CHECK ("credit_lots"."held_cents" between 0 and "credit_lots"."left_cents");