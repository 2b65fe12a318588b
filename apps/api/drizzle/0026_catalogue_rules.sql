ALTER TABLE "pincodes" ADD COLUMN "is_served" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Of new and changed rows only: a shop that holds others opens all the same.
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_page_type_known" CHECK ("menu_items"."page_type" in ('home', 'extLink', 'other')) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_known" CHECK ("products"."category_handle" in ('seeds', 'crop-protection', 'crop-nutrition', 'farm-machinery', 'animal-husbandry', 'saplings')) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_classification_known" CHECK ("products"."classification" in ('Bio/Organic', 'Chemical', 'General')) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_status_known" CHECK ("products"."status" in ('active', 'archived')) NOT VALID;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_price_money" CHECK ("variants"."price" between 0 and 1000000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_compare_at_price_money" CHECK ("variants"."compare_at_price" between 0 and 1000000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_counts" CHECK ("variants"."pack_count" >= 1 and "variants"."max_count" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_type_known" CHECK ("coupons"."value_type" in ('PERCENTAGE', 'FIXED_AMOUNT')) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_minimum_money" CHECK ("coupons"."minimum_purchase" between 0 and 1000000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "pincodes" ADD CONSTRAINT "pincodes_digits" CHECK ("pincodes"."pincode" ~ '^[1-9][0-9]{5}$') NOT VALID;