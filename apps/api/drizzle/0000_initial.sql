CREATE TABLE "brands" (
	"handle" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"handle" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"handle" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"link" text NOT NULL,
	"position" integer NOT NULL,
	"page_type" text NOT NULL,
	"columns" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_collections" (
	"collection_handle" text NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "product_collections_collection_handle_product_id_pk" PRIMARY KEY("collection_handle","product_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"name" jsonb NOT NULL,
	"brand_handle" text NOT NULL,
	"brand_name" jsonb NOT NULL,
	"category_handle" text NOT NULL,
	"category_name" jsonb NOT NULL,
	"sub_category_handle" text NOT NULL,
	"product_type" text NOT NULL,
	"classification" text NOT NULL,
	"status" text NOT NULL,
	"technical_content" text NOT NULL,
	"description" jsonb,
	"overview" jsonb,
	"country_of_origin" text NOT NULL,
	"images" jsonb NOT NULL,
	"packshot" jsonb NOT NULL,
	"position" integer NOT NULL,
	"min_price" integer NOT NULL,
	"rating_average" double precision NOT NULL,
	"review_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"author" text NOT NULL,
	"rating" integer NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_rating_range" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "sub_categories" (
	"handle" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"title" jsonb NOT NULL,
	"price" integer NOT NULL,
	"compare_at_price" integer,
	"pack_count" integer NOT NULL,
	"net_quantity" jsonb,
	"inventory_quantity" integer NOT NULL,
	"inventory_management" text,
	"inventory_policy" text NOT NULL,
	"max_count" integer NOT NULL,
	"discount_properties" jsonb,
	"dynamic_prepaid" jsonb,
	"advance_payment" jsonb,
	"position" integer NOT NULL,
	CONSTRAINT "variants_stock_not_negative" CHECK ("variants"."inventory_quantity" >= 0),
	CONSTRAINT "variants_price_not_negative" CHECK ("variants"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"status" text NOT NULL,
	"lines" jsonb NOT NULL,
	"quote" jsonb NOT NULL,
	"note" text NOT NULL,
	"delivery_address" jsonb,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"utm" jsonb NOT NULL,
	"order_id" uuid,
	"order_name" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"owner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"claim" uuid NOT NULL,
	"status" text NOT NULL,
	"answer" jsonb,
	"lease_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_records_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity_positive" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"number" bigint PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"checkout_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"name" text NOT NULL,
	"payment_mode" text NOT NULL,
	"total_cost" bigint NOT NULL,
	"shipping_charges" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"special_discount" bigint NOT NULL,
	"current_total_price" bigint NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"note" text NOT NULL,
	"expected_from" date NOT NULL,
	"expected_to" date NOT NULL,
	"fulfillment_status" text,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pincodes" (
	"pincode" text PRIMARY KEY NOT NULL,
	"province_id" text NOT NULL,
	"district" text NOT NULL,
	"city" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"alternatives" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"guest_user_id" uuid NOT NULL,
	"selected_language" text NOT NULL,
	"utm" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "products_position" ON "products" USING btree ("position");--> statement-breakpoint
CREATE INDEX "products_min_price" ON "products" USING btree ("min_price");--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree ("rating_average");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_handle");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_handle");--> statement-breakpoint
CREATE INDEX "products_sub_category" ON "products" USING btree ("sub_category_handle");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "checkouts_owner" ON "checkouts" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "order_lines_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");