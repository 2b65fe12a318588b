CREATE TABLE "coupon_uses" (
	"code" text NOT NULL,
	"holder" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "coupon_uses_code_holder_pk" PRIMARY KEY("code","holder")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"value_type" text NOT NULL,
	"value" double precision NOT NULL,
	"description" jsonb NOT NULL,
	"minimum_purchase" bigint NOT NULL,
	"is_capped" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"per_shopper_limit" integer,
	"total_limit" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"is_listed" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "coupons_within_limit" CHECK ("coupons"."total_limit" is null or "coupons"."used" <= "coupons"."total_limit")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "discount_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "coupons_listed" ON "coupons" USING btree ("is_listed","position");