CREATE TABLE "job_runs" (
	"queue" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone,
	"done_ms" integer,
	"result" text,
	"failed_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "security_counts" (
	"kind" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "security_counts_kind_hour_pk" PRIMARY KEY("kind","hour")
);
--> statement-breakpoint
CREATE TABLE "server_errors" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"error" text NOT NULL,
	"route" text NOT NULL,
	"place" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"version" text NOT NULL,
	"commit" text NOT NULL,
	"runs_jobs" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"clock_ms" integer NOT NULL,
	"disk_free_bytes" bigint,
	"disk_bytes" bigint,
	"backup_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "security_alarms" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "security_alarms_kind_day_pk" PRIMARY KEY("kind","day")
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE INDEX "server_errors_latest" ON "server_errors" USING btree ("last_at","fingerprint");