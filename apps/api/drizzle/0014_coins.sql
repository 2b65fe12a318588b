CREATE TABLE "coin_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"lot_id" uuid NOT NULL,
	"expires_at" timestamp with time zone,
	"order_id" uuid NOT NULL,
	"order_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_entries_sign" CHECK (("coin_entries"."points" > 0) = ("coin_entries"."kind" in ('earned', 'returned')) and "coin_entries"."points" <> 0)
);
--> statement-breakpoint
CREATE TABLE "coin_purses" (
	"owner_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "use_coins" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "quoted_coins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "coin_entries_owner" ON "coin_entries" USING btree ("owner_id","expires_at");--> statement-breakpoint
CREATE INDEX "coin_entries_expires_at" ON "coin_entries" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "coin_entries_order" ON "coin_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coin_entries_earned" ON "coin_entries" USING btree ("lot_id") WHERE "coin_entries"."kind" = 'earned';--> statement-breakpoint
CREATE INDEX "orders_delivered" ON "orders" USING btree ("id") WHERE "orders"."fulfillment_status" = 'delivered' and "orders"."coins" > 0;