-- All tables at once, or none for a moment: a server of the version before, whose transactions hold some of them and wait for others, is
-- never caught in a deadlock.
DO $$
BEGIN
	FOR attempt IN 1..300 LOOP
		BEGIN
			SET LOCAL lock_timeout = '200ms';
			LOCK TABLE "brands", "checkouts", "coin_entries", "collections", "community_media", "coupon_uses", "coupons", "follows", "idempotency_records", "notify_requests", "order_lines", "order_numbers", "orders", "otp_codes", "payments", "pincodes", "product_collections", "products", "quiz_polls", "refund_entries", "refunds", "review_pictures", "reviews", "search_documents", "search_words", "sessions", "sub_categories", "tiles", "user_numbers", "users", "variants", "wishes" IN ACCESS EXCLUSIVE MODE;
			SET LOCAL lock_timeout = 0;
			RETURN;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.1);
		END;
	END LOOP;
	RAISE EXCEPTION 'The tables of the shop are in use without a pause. Nothing was changed. Start again when less is going on.';
END
$$;--> statement-breakpoint
-- What refers to a product or pack that is gone and says nothing by itself goes with it.
DELETE FROM "wishes" WHERE NOT EXISTS (SELECT FROM "products" WHERE "products"."id" = "wishes"."product_id");--> statement-breakpoint
DELETE FROM "notify_requests" WHERE NOT EXISTS (SELECT FROM "variants" WHERE "variants"."id" = "notify_requests"."variant_id");--> statement-breakpoint
DELETE FROM "product_collections" WHERE NOT EXISTS (SELECT FROM "products" WHERE "products"."id" = "product_collections"."product_id");--> statement-breakpoint
-- What products name and no row is there for comes from the products.
INSERT INTO "brands" ("handle", "name") SELECT DISTINCT ON ("brand_handle") "brand_handle", "brand_name" FROM "products" ORDER BY "brand_handle", "position" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "sub_categories" ("handle", "category", "name") SELECT DISTINCT ON ("sub_category_handle") "sub_category_handle", "category_handle", "sub_category_name" FROM "products" ORDER BY "sub_category_handle", "position" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "collections" ("handle", "title", "position") SELECT DISTINCT "collection_handle", jsonb_build_object('en', initcap(replace("collection_handle", '-', ' '))), 0 FROM "product_collections" ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Keys are looked at when a transaction ends, so that a server of the version before, which writes some rows before those that
-- they refer to, goes on. Nothing here reads a table under its lock: the server asks afterwards whether the rows that are there hold
-- to the constraints, and a shop with others opens all the same.
ALTER TABLE "product_collections" ADD CONSTRAINT "product_collections_collection_handle_collections_handle_fk" FOREIGN KEY ("collection_handle") REFERENCES "public"."collections"("handle") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "product_collections" ADD CONSTRAINT "product_collections_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_handle_brands_handle_fk" FOREIGN KEY ("brand_handle") REFERENCES "public"."brands"("handle") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sub_category_handle_sub_categories_handle_fk" FOREIGN KEY ("sub_category_handle") REFERENCES "public"."sub_categories"("handle") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "community_media" ADD CONSTRAINT "community_media_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_following_user_id_users_id_fk" FOREIGN KEY ("following_user_id") REFERENCES "public"."users"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "quiz_polls" ADD CONSTRAINT "quiz_polls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "notify_requests" ADD CONSTRAINT "notify_requests_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "order_numbers" ADD CONSTRAINT "order_numbers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "refund_entries" ADD CONSTRAINT "refund_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "user_numbers" ADD CONSTRAINT "user_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade DEFERRABLE INITIALLY DEFERRED NOT VALID;--> statement-breakpoint
CREATE INDEX "product_collections_product" ON "product_collections" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "notify_requests_variant" ON "notify_requests" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "checkouts_order" ON "checkouts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_numbers_order" ON "order_numbers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_checkout" ON "orders" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payments_checkout" ON "payments" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "refund_entries_payment" ON "refund_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "review_pictures_user" ON "review_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wishes_product" ON "wishes" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_min_price_money" CHECK ("products"."min_price" between 0 and 1000000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_rating_range" CHECK ("products"."rating_average" between 0 and 5 and "products"."review_count" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_language_known" CHECK ("reviews"."language" in ('en', 'hi', 'te', 'ta', 'kn', 'bn')) NOT VALID;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_category_known" CHECK ("sub_categories"."category" in ('seeds', 'crop-protection', 'crop-nutrition', 'farm-machinery', 'animal-husbandry', 'saplings')) NOT VALID;--> statement-breakpoint
ALTER TABLE "tiles" ADD CONSTRAINT "tiles_group_known" CHECK ("tiles"."group" in ('categories', 'brands')) NOT VALID;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_policy_known" CHECK ("variants"."inventory_policy" in ('deny', 'continue')) NOT VALID;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_management_known" CHECK ("variants"."inventory_management" in ('shopify')) NOT VALID;--> statement-breakpoint
ALTER TABLE "quiz_polls" ADD CONSTRAINT "quiz_polls_type_known" CHECK ("quiz_polls"."type" in ('poll', 'quiz')) NOT VALID;--> statement-breakpoint
ALTER TABLE "quiz_polls" ADD CONSTRAINT "quiz_polls_correct_option" CHECK ("quiz_polls"."correct_option" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_used" CHECK ("coupon_uses"."used" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_value" CHECK ("coupons"."value" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_limits" CHECK ("coupons"."per_shopper_limit" >= 0 and "coupons"."total_limit" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_used" CHECK ("coupons"."used" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_kind_known" CHECK ("coin_entries"."kind" in ('earned', 'spent', 'returned', 'expired')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notify_requests" ADD CONSTRAINT "notify_requests_status_known" CHECK ("notify_requests"."status" in ('OPEN', 'CANCEL', 'OVER')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notify_requests" ADD CONSTRAINT "notify_requests_language_known" CHECK ("notify_requests"."language" in ('en', 'hi', 'te', 'ta', 'kn', 'bn')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notify_requests" ADD CONSTRAINT "notify_requests_tries" CHECK ("notify_requests"."tries" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_status_known" CHECK ("checkouts"."status" in ('open', 'completed', 'withdrawn')) NOT VALID;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_quoted_coins" CHECK ("checkouts"."quoted_coins" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "idempotency_records" ADD CONSTRAINT "idempotency_records_status_known" CHECK ("idempotency_records"."status" in ('running', 'done', 'withdrawn')) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_taken" CHECK ("order_lines"."taken" between 0 and "order_lines"."quantity") NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_price" CHECK ("order_lines"."price" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('awaiting', 'placed', 'expired')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_mode_known" CHECK ("orders"."payment_mode" in ('online', 'cod')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK ("orders"."total_cost" >= 0 and "orders"."shipping_charges" >= 0 and "orders"."discount_amount" >= 0 and "orders"."special_discount" >= 0 and "orders"."current_total_price" >= 0 and "orders"."coins" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_expected_days" CHECK ("orders"."expected_from" <= "orders"."expected_to") NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_mode_known" CHECK ("payments"."payment_mode" in ('online', 'cod')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('awaiting', 'paid', 'expired', 'refunding', 'refunded')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency_known" CHECK ("payments"."currency" in ('INR')) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_status_known" CHECK ("refunds"."status" in ('due', 'done')) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "pincodes" ADD CONSTRAINT "pincodes_position" CHECK ("pincodes"."latitude" between -90 and 90 and "pincodes"."longitude" between -180 and 180) NOT VALID;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_kind_known" CHECK ("search_documents"."kind" in ('product', 'article')) NOT VALID;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_kind_known" CHECK ("search_words"."kind" in ('product', 'article')) NOT VALID;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_language_known" CHECK ("sessions"."selected_language" in ('en', 'hi', 'te', 'ta', 'kn', 'bn')) NOT VALID;--> statement-breakpoint
ALTER TABLE "otp_codes" ADD CONSTRAINT "otp_codes_tries" CHECK ("otp_codes"."tries_left" >= 0) NOT VALID;
