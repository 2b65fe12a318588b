-- All tables at once, or none for a moment: an import of a server of the version before, which holds some and waits for others, is
-- never caught in a deadlock. Reading goes on.
DO $$
BEGIN
	FOR attempt IN 1..300 LOOP
		BEGIN
			SET LOCAL lock_timeout = '200ms';
			LOCK TABLE "banners", "brands", "collections", "content_pages", "menu_items", "product_collections", "sub_categories", "tiles"
				IN SHARE ROW EXCLUSIVE MODE;
			LOCK TABLE "product_changes" IN ACCESS EXCLUSIVE MODE;
			SET LOCAL lock_timeout = 0;
			RETURN;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.1);
		END;
	END LOOP;
	RAISE EXCEPTION 'The tables of the shop are in use without a pause. Nothing was changed. Start again when less is going on.';
END
$$;--> statement-breakpoint
-- A server of the version before knows no keys, and deletes what it has read: until it is gone, such pages may be as old as without
-- being told of.
ALTER TABLE "product_changes" ADD COLUMN "keys" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
-- A product that comes, goes or moves changes lists that did not show it: no key of a product leads to those.
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
    SELECT array_agg("after"."handle"), bool_or(
        ("before"."handle", "before"."status", "before"."position", "before"."brand_handle", "before"."category_handle",
          "before"."sub_category_handle") IS DISTINCT FROM
        ("after"."handle", "after"."status", "after"."position", "after"."brand_handle", "after"."category_handle",
          "after"."sub_category_handle"))
      INTO "changed", "moved" FROM "products_before" AS "before"
      JOIN "products_after" AS "after" USING ("id") WHERE "before".* IS DISTINCT FROM "after".*;
  END IF;
  IF "moved" THEN
    INSERT INTO "public"."product_changes" ("handles", "keys") VALUES ('{}', '{pages}');
  ELSIF "changed" IS NOT NULL THEN
    INSERT INTO "public"."product_changes" ("handles") VALUES ("changed");
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- What many pages show: names of shelves and brands, the menu, pictures, texts of the owner. They change seldom.
CREATE FUNCTION "note_changed_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    "changed" := EXISTS (SELECT FROM "rows_after");
  ELSIF TG_OP = 'DELETE' THEN
    "changed" := EXISTS (SELECT FROM "rows_before");
  ELSE
    "changed" := EXISTS (SELECT * FROM "rows_after" EXCEPT SELECT * FROM "rows_before");
  END IF;
  IF "changed" THEN INSERT INTO "public"."product_changes" ("handles", "keys") VALUES ('{}', '{pages}'); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  "name" text;
BEGIN
  FOREACH "name" IN ARRAY ARRAY['banners', 'brands', 'collections', 'content_pages', 'menu_items', 'sub_categories', 'tiles'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS "rows_after"
      FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_pages"()', "name" || '_added', "name");
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS "rows_before" NEW TABLE AS "rows_after"
      FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_pages"()', "name" || '_changed', "name");
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS "rows_before"
      FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_pages"()', "name" || '_removed', "name");
  END LOOP;
END
$$;--> statement-breakpoint
-- What is put into a collection or taken out changes the pages of that collection.
CREATE FUNCTION "note_changed_collections"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT 'collection-' || "collection_handle") INTO "changed" FROM "rows_after";
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT 'collection-' || "collection_handle") INTO "changed" FROM "rows_before";
  ELSE
    SELECT array_agg(DISTINCT 'collection-' || "collection_handle") INTO "changed" FROM (
      (SELECT "collection_handle", "product_id" FROM "rows_before" EXCEPT SELECT "collection_handle", "product_id" FROM "rows_after")
      UNION ALL
      (SELECT "collection_handle", "product_id" FROM "rows_after" EXCEPT SELECT "collection_handle", "product_id" FROM "rows_before")
    ) AS "moved";
  END IF;
  IF "changed" IS NOT NULL THEN INSERT INTO "public"."product_changes" ("handles", "keys") VALUES ('{}', "changed"); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "product_collections_added" AFTER INSERT ON "product_collections" REFERENCING NEW TABLE AS "rows_after"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_collections"();--> statement-breakpoint
CREATE TRIGGER "product_collections_changed" AFTER UPDATE ON "product_collections"
  REFERENCING OLD TABLE AS "rows_before" NEW TABLE AS "rows_after"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_collections"();--> statement-breakpoint
CREATE TRIGGER "product_collections_removed" AFTER DELETE ON "product_collections" REFERENCING OLD TABLE AS "rows_before"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_collections"();
