-- Trusted: whoever may create tables may add it. For words that look alike.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "brand_ties" (
	"user_id" uuid NOT NULL,
	"brand_no" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_ties_user_id_brand_no_pk" PRIMARY KEY("user_id","brand_no")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"product_no" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"brand_no" integer NOT NULL,
	"brand_name" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"gender" text NOT NULL,
	"product_type" text NOT NULL,
	"effective_cents" integer NOT NULL,
	"is_on_sale" boolean NOT NULL,
	"release_at" timestamp with time zone,
	"listed_at" timestamp with time zone NOT NULL,
	"sizes" text[] NOT NULL,
	"colours" text[] NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"spelling" text NOT NULL,
	"documents" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_likers" (
	"brand_no" integer PRIMARY KEY NOT NULL,
	"people" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"searches" integer DEFAULT 1 NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "search_counts_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
ALTER TABLE "brand_ties" ADD CONSTRAINT "brand_ties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_ties" ADD CONSTRAINT "brand_ties_brand_no_brands_no_fk" FOREIGN KEY ("brand_no") REFERENCES "public"."brands"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_no_products_no_fk" FOREIGN KEY ("product_no") REFERENCES "public"."products"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_likers" ADD CONSTRAINT "brand_likers_brand_no_brands_no_fk" FOREIGN KEY ("brand_no") REFERENCES "public"."brands"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_ties_brand" ON "brand_ties" USING btree ("brand_no","kind");--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_documents_brand" ON "search_documents" USING btree ("brand_no");--> statement-breakpoint
CREATE INDEX "search_terms_stem" ON "search_terms" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_terms_alike" ON "search_terms" USING gin ("term" gin_trgm_ops);