-- All tables at once, or none for a moment, as in 0038: who writes into one of them and waits for another is never caught in a deadlock.
DO $$
BEGIN
	FOR attempt IN 1..300 LOOP
		BEGIN
			SET LOCAL lock_timeout = '200ms';
			LOCK TABLE "articles", "post_comments", "posts" IN SHARE ROW EXCLUSIVE MODE;
			SET LOCAL lock_timeout = 0;
			RETURN;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.1);
		END;
	END LOOP;
	RAISE EXCEPTION 'The tables of posts and articles are in use without a pause. Nothing was changed. Start again when less is going on.';
END
$$;--> statement-breakpoint
-- A post that is hidden, shown again, rewritten or deleted: its own page and all lists. Views and votes are no reason to forget a page,
-- and a new post may come a few minutes late.
CREATE FUNCTION "note_changed_posts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg('post-' || "id") INTO "changed" FROM "rows_before";
  ELSE
    SELECT array_agg('post-' || "id") INTO "changed" FROM "rows_before" AS "before" JOIN "rows_after" AS "after" USING ("id")
      WHERE ("before"."is_hidden", "before"."title", "before"."description", "before"."pictures")
        IS DISTINCT FROM ("after"."is_hidden", "after"."title", "after"."description", "after"."pictures");
  END IF;
  IF "changed" IS NOT NULL THEN
    INSERT INTO "public"."product_changes" ("handles", "keys") VALUES ('{}', "changed" || '{posts}'::text[]);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "posts_changed" AFTER UPDATE ON "posts" REFERENCING OLD TABLE AS "rows_before" NEW TABLE AS "rows_after"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_posts"();--> statement-breakpoint
CREATE TRIGGER "posts_removed" AFTER DELETE ON "posts" REFERENCING OLD TABLE AS "rows_before"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_posts"();--> statement-breakpoint
-- An answer that is rewritten or deleted: the page of its post.
CREATE FUNCTION "note_changed_comments"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT 'post-' || "post_id") INTO "changed" FROM "rows_before";
  ELSE
    SELECT array_agg(DISTINCT 'post-' || "after"."post_id") INTO "changed" FROM "rows_before" AS "before"
      JOIN "rows_after" AS "after" USING ("id") WHERE "before"."message" IS DISTINCT FROM "after"."message";
  END IF;
  IF "changed" IS NOT NULL THEN INSERT INTO "public"."product_changes" ("handles", "keys") VALUES ('{}', "changed"); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "post_comments_changed" AFTER UPDATE ON "post_comments"
  REFERENCING OLD TABLE AS "rows_before" NEW TABLE AS "rows_after"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_comments"();--> statement-breakpoint
CREATE TRIGGER "post_comments_removed" AFTER DELETE ON "post_comments" REFERENCING OLD TABLE AS "rows_before"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_comments"();--> statement-breakpoint
-- Articles change seldom, and stand on the home page too.
CREATE TRIGGER "articles_added" AFTER INSERT ON "articles" REFERENCING NEW TABLE AS "rows_after"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_pages"();--> statement-breakpoint
CREATE TRIGGER "articles_changed" AFTER UPDATE ON "articles" REFERENCING OLD TABLE AS "rows_before" NEW TABLE AS "rows_after"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_pages"();--> statement-breakpoint
CREATE TRIGGER "articles_removed" AFTER DELETE ON "articles" REFERENCING OLD TABLE AS "rows_before"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_pages"();
