-- Both tables at once, or none for a moment: an order of a server of the version before, which holds some rows and waits for others,
-- is never caught in a deadlock.
DO $$
BEGIN
	FOR attempt IN 1..300 LOOP
		BEGIN
			SET LOCAL lock_timeout = '200ms';
			LOCK TABLE "products", "variants" IN ACCESS EXCLUSIVE MODE;
			SET LOCAL lock_timeout = 0;
			RETURN;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.1);
		END;
	END LOOP;
	RAISE EXCEPTION 'The tables of the shop are in use without a pause. Nothing was changed. Start again when less is going on.';
END
$$;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "listed_price" integer DEFAULT 2147483647 NOT NULL;--> statement-breakpoint
-- What the pack costs that a listing shows without a price filter: the first that can be bought, else the first. Without packs: the dearest.
-- A plan may be kept from when the tables were empty, so both functions that look for rows say that they look by index.
CREATE FUNCTION "listed_price_of"("product" uuid) RETURNS integer LANGUAGE sql STABLE
  SET enable_seqscan = off AS $$
  SELECT coalesce((
    SELECT "price" FROM "public"."variants" WHERE "product_id" = "product"
    ORDER BY ("inventory_management" IS NULL OR "inventory_policy" = 'continue' OR "inventory_quantity" >= 1) DESC, "position", "id"
    LIMIT 1), 2147483647)
$$;--> statement-breakpoint
-- Whoever writes a product, a server of the version before too: this column is only what its packs say.
CREATE FUNCTION "keep_listed_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."listed_price" := "public"."listed_price_of"(NEW."id");
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "products_listed_price" BEFORE INSERT OR UPDATE OF "listed_price" ON "products"
  FOR EACH ROW EXECUTE FUNCTION "keep_listed_price"();--> statement-breakpoint
-- Once for a statement, so that a file of packs costs one pass. Stock that changes without selling out or coming back lists
-- nothing else. Products are held in the order of their ids before anything is read: of two orders that sell out two packs of
-- one product, the later sees what the earlier has taken.
CREATE FUNCTION "list_packs"() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off AS $$
DECLARE
  "touched" uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT "product_id") INTO "touched" FROM "packs_after";
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT "product_id") INTO "touched" FROM "packs_before";
  ELSE
    SELECT array_agg(DISTINCT "product_id") INTO "touched" FROM (
      SELECT "id", "product_id", "price", "position",
        ("inventory_management" IS NULL OR "inventory_policy" = 'continue' OR "inventory_quantity" >= 1), count(*)
      FROM (SELECT * FROM "packs_before" UNION ALL SELECT * FROM "packs_after") AS "both"
      GROUP BY 1, 2, 3, 4, 5 HAVING count(*) = 1) AS "changed";
  END IF;
  IF "touched" IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM "public"."products" WHERE "id" = ANY("touched") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "public"."products" SET "listed_price" = "public"."listed_price_of"("id")
    WHERE "id" = ANY("touched") AND "listed_price" <> "public"."listed_price_of"("id");
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "variants_listed_added" AFTER INSERT ON "variants" REFERENCING NEW TABLE AS "packs_after"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_packs"();--> statement-breakpoint
CREATE TRIGGER "variants_listed_changed" AFTER UPDATE ON "variants" REFERENCING OLD TABLE AS "packs_before" NEW TABLE AS "packs_after"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_packs"();--> statement-breakpoint
CREATE TRIGGER "variants_listed_removed" AFTER DELETE ON "variants" REFERENCING OLD TABLE AS "packs_before"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_packs"();--> statement-breakpoint
UPDATE "products" SET "listed_price" = "listed_price_of"("id");--> statement-breakpoint
DROP INDEX "products_position";--> statement-breakpoint
CREATE INDEX "products_by_position" ON "products" USING btree ("status","position","id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("status","listed_price","position","id");--> statement-breakpoint
CREATE INDEX "products_by_price_down" ON "products" USING btree ("status",(-"listed_price"),"position","id","listed_price");--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" USING btree ("status",(-"rating_average"),(-"review_count"),"position","id","rating_average","review_count");--> statement-breakpoint
CREATE INDEX "products_by_origin" ON "products" USING btree ("status",("country_of_origin" = ''),"country_of_origin","position","id");
