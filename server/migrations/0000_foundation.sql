CREATE TABLE "rate_windows" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_codes" (
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hmac" "bytea" NOT NULL,
	"guesses_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_codes_user_id_purpose_pk" PRIMARY KEY("user_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "used_id_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"pending_email" text,
	"password_hash" text,
	"registered_from" "bytea",
	"google_sub" text,
	"user_type" text DEFAULT 'consumer' NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"preferred_timezone" text DEFAULT 'Europe/Berlin' NOT NULL,
	"language" text DEFAULT 'de' NOT NULL,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_key" UNIQUE("username_key"),
	CONSTRAINT "users_email_key" UNIQUE("email_key"),
	CONSTRAINT "users_google_sub" UNIQUE("google_sub"),
	CONSTRAINT "users_type" CHECK ("users"."user_type" in ('consumer', 'brand'))
);
--> statement-breakpoint
CREATE TABLE "clicks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid,
	"product_id" uuid NOT NULL,
	"clicked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"no" integer GENERATED ALWAYS AS IDENTITY (sequence name "brands_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description_de" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"website" text,
	"status" text DEFAULT 'approved' NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brands_no" UNIQUE("no"),
	CONSTRAINT "brands_slug" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "card_views" (
	"user_id" uuid NOT NULL,
	"product_no" integer NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "card_views_user_id_product_no_day_pk" PRIMARY KEY("user_id","product_no","day")
);
--> statement-breakpoint
CREATE TABLE "count_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"counted_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dealt_pages" (
	"user_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"filter_key" text NOT NULL,
	"product_nos" "bytea" NOT NULL,
	"dealt_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dealt_pages_user_id_page_pk" PRIMARY KEY("user_id","page")
);
--> statement-breakpoint
CREATE TABLE "decks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"epoch" integer DEFAULT 0 NOT NULL,
	"viewed_after_seq" integer DEFAULT 0 NOT NULL,
	"learned_after_seq" integer DEFAULT 0 NOT NULL,
	"swipe_state" jsonb
);
--> statement-breakpoint
CREATE TABLE "interactions" (
	"user_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"product_no" integer NOT NULL,
	"action" text NOT NULL,
	"key" uuid NOT NULL,
	"takes_back" integer,
	"saved_before" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "interactions_user_id_seq_pk" PRIMARY KEY("user_id","seq"),
	CONSTRAINT "interactions_undo" CHECK (("interactions"."action" = 'undo') = ("interactions"."takes_back" is not null))
);
--> statement-breakpoint
CREATE TABLE "product_counts" (
	"product_no" integer PRIMARY KEY NOT NULL,
	"likes" bigint DEFAULT 0 NOT NULL,
	"swipes" bigint DEFAULT 0 NOT NULL,
	"counted_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tastes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"epoch" integer NOT NULL,
	"upto_seq" integer NOT NULL,
	"last_seq" integer NOT NULL,
	"model" text NOT NULL,
	"taste" "bytea" NOT NULL,
	"seen" "bytea" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"product_id" uuid NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	"price_cents" integer NOT NULL,
	CONSTRAINT "price_history_product_id_valid_from_pk" PRIMARY KEY("product_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"master" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text DEFAULT '' NOT NULL,
	"alt_de" text DEFAULT '' NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_images_position" UNIQUE("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"no" integer GENERATED ALWAYS AS IDENTITY (sequence name "products_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"description_de" text NOT NULL,
	"description_en" text NOT NULL,
	"gender" text NOT NULL,
	"product_type" text NOT NULL,
	"price_cents" integer NOT NULL,
	"link" text,
	"release_at" timestamp with time zone,
	"status" text DEFAULT 'draft' NOT NULL,
	"colours" text[] DEFAULT '{}' NOT NULL,
	"sizes" text[] DEFAULT '{}' NOT NULL,
	"material_de" text DEFAULT '' NOT NULL,
	"material_en" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_no" UNIQUE("no"),
	CONSTRAINT "products_external" UNIQUE("brand_id","external_id"),
	CONSTRAINT "products_gender" CHECK ("products"."gender" in ('men', 'women', 'unisex')),
	CONSTRAINT "products_type" CHECK ("products"."product_type" in ('shoes', 'pants', 'tops', 'accessories')),
	CONSTRAINT "products_price" CHECK ("products"."price_cents" between 1 and 999999)
);
--> statement-breakpoint
CREATE TABLE "release_signups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_signups_once" UNIQUE("product_id","email_key")
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"percent" integer NOT NULL,
	"promo_code" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sales_percent" CHECK ("sales"."percent" between 1 and 90),
	CONSTRAINT "sales_span" CHECK ("sales"."starts_at" < "sales"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "saved_clears" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"cleared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_products" (
	"user_id" uuid NOT NULL,
	"product_no" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_products_user_id_product_no_pk" PRIMARY KEY("user_id","product_no")
);
--> statement-breakpoint
ALTER TABLE "auth_codes" ADD CONSTRAINT "auth_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_views" ADD CONSTRAINT "card_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealt_pages" ADD CONSTRAINT "dealt_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decks" ADD CONSTRAINT "decks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tastes" ADD CONSTRAINT "tastes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_signups" ADD CONSTRAINT "release_signups_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_signups" ADD CONSTRAINT "release_signups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_clears" ADD CONSTRAINT "saved_clears_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_products" ADD CONSTRAINT "saved_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_products" ADD CONSTRAINT "saved_products_product_no_products_no_fk" FOREIGN KEY ("product_no") REFERENCES "public"."products"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "clicks_product" ON "clicks" USING btree ("product_id","clicked_at");--> statement-breakpoint
CREATE INDEX "clicks_user" ON "clicks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "brands_owner" ON "brands" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interactions_key" ON "interactions" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "interactions_created" ON "interactions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_counts_counted" ON "product_counts" USING btree ("counted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "price_history_current" ON "price_history" USING btree ("product_id") WHERE "price_history"."valid_to" is null;--> statement-breakpoint
CREATE INDEX "products_status" ON "products" USING btree ("status");--> statement-breakpoint
CREATE INDEX "release_signups_user" ON "release_signups" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sales_product" ON "sales" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "saved_products_product" ON "saved_products" USING btree ("product_no");