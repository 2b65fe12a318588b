CREATE TABLE "product_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"handles" text[] NOT NULL
);
--> statement-breakpoint
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
-- One row for a statement, and none where nothing has changed. No row of it is ever written twice, so nobody waits for it.
CREATE FUNCTION "note_changed_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg("handle") INTO "changed" FROM "products_after";
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg("handle") INTO "changed" FROM "products_before";
  ELSE
    SELECT array_agg("after"."handle") INTO "changed" FROM "products_before" AS "before"
      JOIN "products_after" AS "after" USING ("id") WHERE "before".* IS DISTINCT FROM "after".*;
  END IF;
  IF "changed" IS NOT NULL THEN INSERT INTO "public"."product_changes" ("handles") VALUES ("changed"); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "products_added" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "products_after"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_products"();--> statement-breakpoint
CREATE TRIGGER "products_changed" AFTER UPDATE ON "products"
  REFERENCING OLD TABLE AS "products_before" NEW TABLE AS "products_after"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_products"();--> statement-breakpoint
CREATE TRIGGER "products_removed" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "products_before"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_products"();--> statement-breakpoint
-- Of a pack that is sold only how many are left changes: no page tells that before it sells out or comes back.
CREATE FUNCTION "note_changed_packs"() RETURNS trigger LANGUAGE plpgsql
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
      SELECT unnest(ARRAY["before"."product_id", "after"."product_id"]) FROM "packs_before" AS "before"
      JOIN "packs_after" AS "after" USING ("id")
      WHERE "before".* IS DISTINCT FROM "after".* AND (
        ("before"."inventory_quantity" >= 1) <> ("after"."inventory_quantity" >= 1)
        OR to_jsonb("before") - 'inventory_quantity' <> to_jsonb("after") - 'inventory_quantity'));
  END IF;
  IF "changed" IS NOT NULL THEN INSERT INTO "public"."product_changes" ("handles") VALUES ("changed"); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "variants_added" AFTER INSERT ON "variants" REFERENCING NEW TABLE AS "packs_after"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_packs"();--> statement-breakpoint
CREATE TRIGGER "variants_changed" AFTER UPDATE ON "variants"
  REFERENCING OLD TABLE AS "packs_before" NEW TABLE AS "packs_after"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_packs"();--> statement-breakpoint
CREATE TRIGGER "variants_removed" AFTER DELETE ON "variants" REFERENCING OLD TABLE AS "packs_before"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_packs"();
