CREATE TABLE "board_products" (
	"board_id" uuid NOT NULL,
	"product_no" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "board_products_board_id_product_no_pk" PRIMARY KEY("board_id","product_no")
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"share_token" text,
	"shows_owner" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "boards_private" CHECK ("boards"."share_token" is not null or not "boards"."shows_owner")
);
--> statement-breakpoint
ALTER TABLE "board_products" ADD CONSTRAINT "board_products_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_products" ADD CONSTRAINT "board_products_product_no_products_no_fk" FOREIGN KEY ("product_no") REFERENCES "public"."products"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_products_product" ON "board_products" USING btree ("product_no");--> statement-breakpoint
CREATE UNIQUE INDEX "boards_name" ON "boards" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "boards_share_token" ON "boards" USING btree ("share_token");