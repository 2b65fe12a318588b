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
-- Packs are looked up product by product: a plan may be kept from when there were few, and a join of all with all would be quadratic.
CREATE FUNCTION "listed_packs_of"("of_products" uuid[]) RETURNS SETOF "listed_packs" LANGUAGE sql STABLE
  SET enable_seqscan = off AS $$
  SELECT DISTINCT ON ("one"."product_id", "one"."price") "one"."product_id", "one"."price",
    coalesce("next"."below", -1), coalesce("next"."above", 2147483647), NOT "rank"."sold_out", "products"."status", "products"."position"
  FROM unnest("of_products") AS "wanted"("id")
  JOIN "public"."products" ON "products"."id" = "wanted"."id"
  JOIN "public"."variants" AS "one" ON "one"."product_id" = "products"."id"
  CROSS JOIN LATERAL (SELECT NOT ("one"."inventory_management" IS NULL OR "one"."inventory_policy" = 'continue'
    OR "one"."inventory_quantity" >= 1) AS "sold_out") AS "rank"
  CROSS JOIN LATERAL (
    SELECT max("price") FILTER (WHERE "price" < "one"."price") AS "below", min("price") FILTER (WHERE "price" > "one"."price") AS "above"
    FROM "public"."variants" AS "other" WHERE "other"."product_id" = "one"."product_id"
      AND (NOT ("inventory_management" IS NULL OR "inventory_policy" = 'continue' OR "inventory_quantity" >= 1), "other"."position", "other"."id")
        < ("rank"."sold_out", "one"."position", "one"."id")) AS "next"
  ORDER BY "one"."product_id", "one"."price", "rank"."sold_out", "one"."position", "one"."id"
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
-- As in 0038 and 0036, without joins of the rows before with those after: the plan of a few rows is kept for a file that changes all, and
-- compared each with each of 10,000 products. What stands twice among both has not changed.
CREATE OR REPLACE FUNCTION "note_changed_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" text[];
  "moved" boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    "moved" := EXISTS (SELECT FROM "products_after");
  ELSIF TG_OP = 'DELETE' THEN
    "moved" := EXISTS (SELECT FROM "products_before");
  ELSE
    SELECT array_agg(DISTINCT "handle") INTO "changed" FROM (
      SELECT "id", "handle" FROM (SELECT * FROM "products_before" UNION ALL SELECT * FROM "products_after") AS "both"
      GROUP BY "id", "handle", md5("both"::text) HAVING count(*) = 1) AS "rows";
    "moved" := EXISTS (
      SELECT FROM (SELECT * FROM "products_before" UNION ALL SELECT * FROM "products_after") AS "both"
      GROUP BY "id", "handle", "status", "position", "brand_handle", "category_handle", "sub_category_handle" HAVING count(*) = 1);
  END IF;
  IF "moved" THEN
    INSERT INTO "public"."product_changes" ("handles", "keys") VALUES ('{}', '{pages}');
  ELSIF "changed" IS NOT NULL THEN
    INSERT INTO "public"."product_changes" ("handles") VALUES ("changed");
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_changed_packs"() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off AS $$
DECLARE
  "changed" text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg("handle") INTO "changed" FROM "public"."products" WHERE "id" IN (SELECT "product_id" FROM "packs_after");
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg("handle") INTO "changed" FROM "public"."products" WHERE "id" IN (SELECT "product_id" FROM "packs_before");
  ELSE
    SELECT array_agg("handle") INTO "changed" FROM "public"."products" WHERE "id" IN (
      SELECT "product_id" FROM (SELECT * FROM "packs_before" UNION ALL SELECT * FROM "packs_after") AS "both"
      GROUP BY "id", "product_id", "inventory_quantity" >= 1, md5((to_jsonb("both") - 'inventory_quantity')::text) HAVING count(*) = 1);
  END IF;
  IF "changed" IS NOT NULL THEN INSERT INTO "public"."product_changes" ("handles") VALUES ("changed"); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- A review whose words, name or pictures change, as when its author's account is deleted: the pages of its product. One that comes or
-- goes changes the rating of its product, which is noted there.
CREATE FUNCTION "note_changed_reviews"() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off AS $$
DECLARE
  "changed" text[];
BEGIN
  SELECT array_agg("handle") INTO "changed" FROM "public"."products" WHERE "id" IN (
    SELECT "product_id" FROM (SELECT * FROM "rows_before" UNION ALL SELECT * FROM "rows_after") AS "both" WHERE "is_published"
    GROUP BY "id", "product_id", "author", "rating", md5("message"), "pictures" HAVING count(*) = 1);
  IF "changed" IS NOT NULL THEN INSERT INTO "public"."product_changes" ("handles") VALUES ("changed"); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "reviews_changed" AFTER UPDATE ON "reviews" REFERENCING OLD TABLE AS "rows_before" NEW TABLE AS "rows_after"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_reviews"();
