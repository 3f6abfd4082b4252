-- Links live for a day; those without a session of their own end now.
DELETE FROM "export_tickets";--> statement-breakpoint
ALTER TABLE "export_tickets" ADD COLUMN "session_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "export_tickets" ADD CONSTRAINT "export_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_tickets_session" ON "export_tickets" USING btree ("session_id");