CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"action" jsonb NOT NULL,
	"link_href" text NOT NULL,
	"picture" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tiles" (
	"id" text PRIMARY KEY NOT NULL,
	"group" text NOT NULL,
	"title" jsonb NOT NULL,
	"navigation_link" text NOT NULL,
	"display_order" integer NOT NULL,
	"image_url" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "body" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "tiles_group" ON "tiles" USING btree ("group","display_order");