-- The catalogue is loaded anew by the start that follows: its rows cannot name their sub-category.
DELETE FROM "products";--> statement-breakpoint
DELETE FROM "seed_versions" WHERE "name" = 'catalogue';--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sub_category_name" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "category_name";
