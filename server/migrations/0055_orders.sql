CREATE TABLE "brand_reports" (
	"brand_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_reports_brand_id_kind_day_pk" PRIMARY KEY("brand_id","kind","day")
);
--> statement-breakpoint
CREATE TABLE "order_days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"day" date NOT NULL,
	"product_id" uuid,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"is_promoted" boolean NOT NULL,
	"orders" integer NOT NULL,
	"value_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_keys" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"hint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"called_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "order_keys_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" uuid NOT NULL,
	"order_no" text NOT NULL,
	"value_cents" bigint NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"via" text NOT NULL,
	"click_key" uuid,
	"clicked_at" timestamp with time zone,
	"promo_code" text,
	"sale_id" uuid,
	"product_id" uuid,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"is_promoted" boolean NOT NULL,
	"is_own" boolean NOT NULL,
	CONSTRAINT "orders_number" UNIQUE("brand_id","order_no")
);
--> statement-breakpoint
ALTER TABLE "brand_reports" ADD CONSTRAINT "brand_reports_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_days" ADD CONSTRAINT "order_days_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_days" ADD CONSTRAINT "order_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_days_day" ON "order_days" USING btree ("brand_id","day");--> statement-breakpoint
CREATE INDEX "orders_occurred" ON "orders" USING btree ("brand_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "orders_click" ON "orders" USING btree ("click_key");--> statement-breakpoint
CREATE INDEX "orders_old" ON "orders" USING btree ("occurred_at");