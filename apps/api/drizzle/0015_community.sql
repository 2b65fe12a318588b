CREATE TABLE "community_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"is_brand_user" boolean NOT NULL,
	"post_id" uuid,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"user_id" uuid NOT NULL,
	"following_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follows_user_id_following_user_id_pk" PRIMARY KEY("user_id","following_user_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_polls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"question" text NOT NULL,
	"options" jsonb NOT NULL,
	"correct_option" integer,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "type_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "community_media_post" ON "community_media" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "community_media_user" ON "community_media" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "follows_following" ON "follows" USING btree ("following_user_id","created_at");--> statement-breakpoint
CREATE INDEX "quiz_polls_user" ON "quiz_polls" USING btree ("user_id");