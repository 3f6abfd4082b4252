CREATE TABLE "price_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"prices" jsonb NOT NULL,
	CONSTRAINT "price_versions_valid_from" UNIQUE("valid_from")
);
