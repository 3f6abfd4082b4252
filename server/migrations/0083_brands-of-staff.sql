CREATE TABLE "brand_notes" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "is_trust_fixed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_notes" ADD CONSTRAINT "brand_notes_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_notes" ADD CONSTRAINT "brand_notes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_notes_author" ON "brand_notes" USING btree ("changed_by");