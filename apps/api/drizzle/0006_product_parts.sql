ALTER TABLE "products" ADD COLUMN "bh_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_label" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "extras" jsonb;