CREATE TABLE "owner_settings" (
	"handle" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"origin" "row_origin" DEFAULT 'shop' NOT NULL
);
