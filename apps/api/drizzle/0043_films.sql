CREATE TABLE "community_film_parts" (
	"film_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "community_film_parts_film_id_start_pk" PRIMARY KEY("film_id","start"),
	CONSTRAINT "community_film_parts_start" CHECK ("community_film_parts"."start" >= 0)
);
--> statement-breakpoint
CREATE TABLE "community_films" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_films_size" CHECK ("community_films"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "film" uuid;--> statement-breakpoint
ALTER TABLE "community_film_parts" ADD CONSTRAINT "community_film_parts_film_id_community_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."community_films"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_films" ADD CONSTRAINT "community_films_id_community_media_id_fk" FOREIGN KEY ("id") REFERENCES "public"."community_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_films" ADD CONSTRAINT "community_films_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_films_user" ON "community_films" USING btree ("user_id","created_at");