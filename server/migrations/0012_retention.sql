CREATE TABLE "past_counts" (
	"product_no" integer PRIMARY KEY NOT NULL,
	"likes" bigint NOT NULL,
	"swipes" bigint NOT NULL,
	"people" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "clicks_named" ON "clicks" USING btree ("clicked_at") WHERE "clicks"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "card_views_day" ON "card_views" USING brin ("day");