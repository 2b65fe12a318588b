CREATE TYPE "public"."row_origin" AS ENUM('shop', 'demo', 'directory');--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "origin" "row_origin" DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "origin" "row_origin" DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "origin" "row_origin" DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "origin" "row_origin" DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_collections" ADD COLUMN "origin" "row_origin" DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origin" "row_origin" DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "origin" "row_origin" DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD COLUMN "origin" "row_origin" DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "tiles" ADD COLUMN "origin" "row_origin" DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "origin" "row_origin" DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "origin" "row_origin" DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "pincodes" ADD COLUMN "origin" "row_origin" DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "seed_versions" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "origin" "row_origin" DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "popular_searches" ADD COLUMN "origin" "row_origin" DEFAULT 'shop' NOT NULL;--> statement-breakpoint
-- What was loaded before there were marks may have been changed since: all of it is the shop's.
DELETE FROM "seed_versions";
