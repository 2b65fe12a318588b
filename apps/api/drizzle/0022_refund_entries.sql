CREATE TABLE "refund_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_entries_amount_positive" CHECK ("refund_entries"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX "refund_entries_of_payment" ON "refund_entries" USING btree ("gateway_payment_id","created_at");