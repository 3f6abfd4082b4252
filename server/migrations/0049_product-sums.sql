CREATE TABLE "counted_days" (
	"day" date PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"is_sealed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_days" (
	"product_no" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"is_promoted" boolean NOT NULL,
	"shown" integer NOT NULL,
	"viewed" integer NOT NULL,
	"liked" integer NOT NULL,
	"passed" integer NOT NULL,
	"too_expensive" integer NOT NULL,
	"not_my_style" integer NOT NULL,
	"size_missing" integer NOT NULL,
	"opened" integer NOT NULL,
	"saved" integer NOT NULL,
	"unsaved" integer NOT NULL,
	"clicked" integer NOT NULL,
	CONSTRAINT "product_days_product_no_day_source_device_is_promoted_pk" PRIMARY KEY("product_no","day","source","device","is_promoted")
);
--> statement-breakpoint
CREATE TABLE "product_hours" (
	"product_no" integer NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"is_promoted" boolean NOT NULL,
	"shown" integer NOT NULL,
	"viewed" integer NOT NULL,
	"liked" integer NOT NULL,
	"passed" integer NOT NULL,
	"too_expensive" integer NOT NULL,
	"not_my_style" integer NOT NULL,
	"size_missing" integer NOT NULL,
	"opened" integer NOT NULL,
	"saved" integer NOT NULL,
	"unsaved" integer NOT NULL,
	"clicked" integer NOT NULL,
	CONSTRAINT "product_hours_product_no_hour_source_device_is_promoted_pk" PRIMARY KEY("product_no","hour","source","device","is_promoted")
);
--> statement-breakpoint
ALTER TABLE "product_days" ADD CONSTRAINT "product_days_product_no_products_no_fk" FOREIGN KEY ("product_no") REFERENCES "public"."products"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_hours" ADD CONSTRAINT "product_hours_product_no_products_no_fk" FOREIGN KEY ("product_no") REFERENCES "public"."products"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_days_day" ON "product_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "product_hours_hour" ON "product_hours" USING btree ("hour");