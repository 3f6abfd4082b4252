CREATE TABLE "credit_debts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_debts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand_id" uuid NOT NULL,
	"owed_cents" integer NOT NULL,
	"open_cents" integer NOT NULL,
	"purchase_id" uuid,
	CONSTRAINT "credit_debts_open" CHECK ("credit_debts"."open_cents" between 0 and "credit_debts"."owed_cents")
);
--> statement-breakpoint
CREATE TABLE "credit_lots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand_id" uuid NOT NULL,
	"account" text NOT NULL,
	"granted_cents" integer NOT NULL,
	"left_cents" integer NOT NULL,
	"purchase_id" uuid,
	"expires_at" timestamp with time zone,
	CONSTRAINT "credit_lots_account" CHECK ("credit_lots"."account" in ('purchased', 'bonus')),
	CONSTRAINT "credit_lots_left" CHECK ("credit_lots"."left_cents" between 0 and "credit_lots"."granted_cents"),
	CONSTRAINT "credit_lots_expires" CHECK ("credit_lots"."account" = 'bonus' or "credit_lots"."expires_at" is null)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_id" bigint NOT NULL,
	"account" text NOT NULL,
	"lot_id" bigint,
	"debt_id" bigint,
	"cents" integer NOT NULL,
	CONSTRAINT "ledger_entries_side" UNIQUE NULLS NOT DISTINCT("posting_id","account","lot_id","debt_id"),
	CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('purchased', 'bonus', 'debt', 'payments', 'grants', 'clicks', 'expired', 'adjustments')),
	CONSTRAINT "ledger_entries_cents" CHECK ("ledger_entries"."cents" <> 0),
	CONSTRAINT "ledger_entries_lot" CHECK (("ledger_entries"."lot_id" is not null) = ("ledger_entries"."account" in ('purchased', 'bonus'))),
	CONSTRAINT "ledger_entries_debt" CHECK (("ledger_entries"."debt_id" is not null) = ("ledger_entries"."account" = 'debt'))
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"cents" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_postings_key" UNIQUE("key"),
	CONSTRAINT "ledger_postings_kind" CHECK ("ledger_postings"."kind" in ('topup', 'bonus_grant', 'plan_grant', 'click', 'click_refund', 'expire', 'refund', 'bonus_return', 'dispute', 'dispute_won', 'debt_settled', 'adjustment')),
	CONSTRAINT "ledger_postings_cents" CHECK ("ledger_postings"."cents" > 0),
	CONSTRAINT "ledger_postings_reason" CHECK ("ledger_postings"."kind" <> 'adjustment' or "ledger_postings"."reason" <> '')
);
--> statement-breakpoint
ALTER TABLE "credit_debts" ADD CONSTRAINT "credit_debts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_debt_id_credit_debts_id_fk" FOREIGN KEY ("debt_id") REFERENCES "public"."credit_debts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_debts_open" ON "credit_debts" USING btree ("brand_id","id") WHERE "credit_debts"."open_cents" > 0;--> statement-breakpoint
CREATE INDEX "credit_lots_left" ON "credit_lots" USING btree ("brand_id","id") WHERE "credit_lots"."left_cents" > 0;--> statement-breakpoint
CREATE INDEX "credit_lots_expiring" ON "credit_lots" USING btree ("expires_at") WHERE "credit_lots"."left_cents" > 0 and "credit_lots"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_lot" ON "ledger_entries" USING btree ("lot_id") WHERE "ledger_entries"."lot_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_debt" ON "ledger_entries" USING btree ("debt_id") WHERE "ledger_entries"."debt_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_postings_brand" ON "ledger_postings" USING btree ("brand_id","id");--> statement-breakpoint
-- Trust I3: a posting and its entries are written by one statement, and its entries sum to 0.
CREATE FUNCTION require_balanced_postings() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from added group by posting_id having sum(cents) <> 0 or count(*) < 2)
    or exists (
      select from added a join ledger_entries e on e.posting_id = a.posting_id
      group by a.posting_id having count(distinct e.id) <> count(distinct a.id)) then
    raise exception 'the entries of a posting are one statement and sum to 0' using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_balanced_postings();
