ALTER TABLE "users" ADD COLUMN "username_skeleton" text;--> statement-breakpoint
-- The table of server/features/accounts/username-skeleton.ts. Names that look alike already are kept: the oldest account
-- gets the skeleton.
UPDATE "users" SET "username_skeleton" = s.skeleton FROM (
	SELECT DISTINCT ON (skeleton) "id", skeleton
	FROM (SELECT "id", "created_at", translate("username_key", 'авсԁеёгһніїјкӏмпорԛѕтцѵԝшхуүαβςεηιϳκμνοσρτυωχγζհյոօսցզıɑɡ', 'abcdeërhhiïjklmnopqstuvwwxyyabcenijkmvooptuwxyzhjnougqiag') AS skeleton FROM "users") u
	ORDER BY skeleton, "created_at", "id"
) s WHERE s."id" = "users"."id";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_username_skeleton" UNIQUE("username_skeleton");