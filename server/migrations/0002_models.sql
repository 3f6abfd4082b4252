CREATE TABLE "models" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "models_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"read_until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"swipes" integer,
	"report" jsonb,
	"bytes" "bytea",
	"failure" text,
	CONSTRAINT "models_bytes_are_live" CHECK (("models"."state" = 'live') = ("models"."bytes" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "models_one_candidate" ON "models" USING btree ("state") WHERE state = 'candidate';--> statement-breakpoint
CREATE UNIQUE INDEX "models_one_live" ON "models" USING btree ("state") WHERE state = 'live';
--> statement-breakpoint
ALTER TABLE "models" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;