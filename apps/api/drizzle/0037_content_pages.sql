CREATE TABLE "content_pages" (
	"handle" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"origin" "row_origin" DEFAULT 'shop' NOT NULL
);
