-- All tables at once, or none for a moment, as in 0038: who writes into one of them and waits for another is never caught in a deadlock.
-- Reading goes on.
DO $$
BEGIN
	FOR attempt IN 1..300 LOOP
		BEGIN
			SET LOCAL lock_timeout = '200ms';
			LOCK TABLE "products", "reviews", "variants" IN SHARE ROW EXCLUSIVE MODE;
			SET LOCAL lock_timeout = 0;
			RETURN;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.1);
		END;
	END LOOP;
	RAISE EXCEPTION 'The tables of products, packs and reviews are in use without a pause. Nothing was changed. Start again when less is going on.';
END
$$;--> statement-breakpoint
CREATE TABLE "listed_packs" (
	"product_id" uuid NOT NULL,
	"price" integer NOT NULL,
	"price_below" integer NOT NULL,
	"price_above" integer NOT NULL,
	"is_for_sale" boolean NOT NULL,
	"status" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "listed_packs_product_id_price_pk" PRIMARY KEY("product_id","price"),
	CONSTRAINT "listed_packs_price_money" CHECK ("listed_packs"."price" between 0 and 1000000000),
	CONSTRAINT "listed_packs_prices_apart" CHECK ("listed_packs"."price_below" < "listed_packs"."price" and "listed_packs"."price" < "listed_packs"."price_above")
);
--> statement-breakpoint
ALTER TABLE "listed_packs" ADD CONSTRAINT "listed_packs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_packs_by_price" ON "listed_packs" USING btree ("status","price","position","product_id","price_below","price_above","is_for_sale");--> statement-breakpoint
CREATE INDEX "listed_packs_by_price_down" ON "listed_packs" USING btree ("status",(-"price"),"position","product_id","price","price_below","price_above","is_for_sale");--> statement-breakpoint
-- What each price among the packs of some products is listed by. Of packs with the same price the one counts that is listed first: those
-- that can be bought, then by their places, as in "listed_price_of". A price is hidden by the nearest one on either side that goes before it.
CREATE FUNCTION "listed_packs_of"("of_products" uuid[]) RETURNS SETOF "listed_packs" LANGUAGE sql STABLE
  SET enable_seqscan = off AS $$
  WITH "packs" AS (
    SELECT DISTINCT ON ("product_id", "price") "product_id", "price", "sold_out", "position", "id"
    FROM (SELECT *, NOT ("inventory_management" IS NULL OR "inventory_policy" = 'continue' OR "inventory_quantity" >= 1) AS "sold_out"
      FROM "public"."variants" WHERE "product_id" = ANY("of_products")) AS "all_packs"
    ORDER BY "product_id", "price", "sold_out", "position", "id")
  SELECT "one"."product_id", "one"."price",
    coalesce(max("other"."price") FILTER (WHERE "other"."price" < "one"."price"), -1),
    coalesce(min("other"."price") FILTER (WHERE "other"."price" > "one"."price"), 2147483647),
    NOT "one"."sold_out", "products"."status", "products"."position"
  FROM "packs" AS "one"
  JOIN "public"."products" ON "products"."id" = "one"."product_id"
  LEFT JOIN "packs" AS "other" ON "other"."product_id" = "one"."product_id"
    AND ("other"."sold_out", "other"."position", "other"."id") < ("one"."sold_out", "one"."position", "one"."id")
  GROUP BY "one"."product_id", "one"."price", "one"."sold_out", "products"."status", "products"."position"
$$;--> statement-breakpoint
-- As in 0031, and then the rows of "listed_packs": the products are held, so no other pack of them changes meanwhile.
CREATE OR REPLACE FUNCTION "list_packs"() RETURNS trigger LANGUAGE plpgsql
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
  DELETE FROM "public"."listed_packs" WHERE "product_id" = ANY("touched");
  INSERT INTO "public"."listed_packs" SELECT * FROM "public"."listed_packs_of"("touched");
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "move_listed_packs"() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off AS $$
BEGIN
  UPDATE "public"."listed_packs" SET "status" = NEW."status", "position" = NEW."position" WHERE "product_id" = NEW."id";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "products_listed_packs" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN ((OLD."status", OLD."position") IS DISTINCT FROM (NEW."status", NEW."position")) EXECUTE FUNCTION "move_listed_packs"();--> statement-breakpoint
INSERT INTO "listed_packs" SELECT * FROM "listed_packs_of"(ARRAY(SELECT "id" FROM "products"));--> statement-breakpoint
-- A review whose words, name or pictures change, as when its author's account is deleted: the pages of its product. One that comes or
-- goes changes the rating of its product, which is noted there.
CREATE FUNCTION "note_changed_reviews"() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off AS $$
DECLARE
  "changed" text[];
BEGIN
  SELECT array_agg("handle") INTO "changed" FROM "public"."products" WHERE "id" IN (
    SELECT "after"."product_id" FROM "rows_before" AS "before" JOIN "rows_after" AS "after" USING ("id")
    WHERE ("before"."is_published" OR "after"."is_published")
      AND ("before"."author", "before"."message", "before"."pictures", "before"."rating", "before"."is_published")
        IS DISTINCT FROM ("after"."author", "after"."message", "after"."pictures", "after"."rating", "after"."is_published"));
  IF "changed" IS NOT NULL THEN INSERT INTO "public"."product_changes" ("handles") VALUES ("changed"); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "reviews_changed" AFTER UPDATE ON "reviews" REFERENCING OLD TABLE AS "rows_before" NEW TABLE AS "rows_after"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_reviews"();
