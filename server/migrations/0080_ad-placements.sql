CREATE TABLE "ad_placements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_placements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"every_cards" integer NOT NULL,
	"free_cards" integer NOT NULL,
	"brand_distance" integer NOT NULL,
	"impressions" integer NOT NULL,
	"days" integer NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
