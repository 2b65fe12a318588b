-- Trigrams find words that are misspelt; the extension comes with PostgreSQL and any owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"excerpt" jsonb NOT NULL,
	"category" jsonb NOT NULL,
	"author" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"picture" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popular_searches" (
	"position" integer PRIMARY KEY NOT NULL,
	"term" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"full_text" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"kind" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"sound" text NOT NULL,
	"skeleton" text NOT NULL,
	"keys" text[] NOT NULL,
	"concepts" text[] NOT NULL,
	CONSTRAINT "search_words_kind_word_pk" PRIMARY KEY("kind","word")
);
--> statement-breakpoint
CREATE INDEX "articles_published_at" ON "articles" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "search_documents_full_text" ON "search_documents" USING gin ("full_text");--> statement-breakpoint
CREATE INDEX "search_words_skeleton" ON "search_words" USING btree ("kind","skeleton");--> statement-breakpoint
CREATE INDEX "search_words_keys" ON "search_words" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING gin ("sound" gin_trgm_ops);