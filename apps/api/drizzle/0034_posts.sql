CREATE TABLE "comment_votes" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "comment_votes_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"mentioned_users" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"origin" "row_origin" DEFAULT 'shop' NOT NULL,
	CONSTRAINT "post_comments_language_known" CHECK ("post_comments"."language" in ('en', 'hi', 'te', 'ta', 'kn', 'bn'))
);
--> statement-breakpoint
CREATE TABLE "post_reports" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "post_reports_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_views" (
	"post_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	CONSTRAINT "post_views_post_id_viewer_id_pk" PRIMARY KEY("post_id","viewer_id")
);
--> statement-breakpoint
CREATE TABLE "post_votes" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "post_votes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"crop_id" text NOT NULL,
	"pincode" text NOT NULL,
	"province_id" text NOT NULL,
	"district" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"is_solved" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"origin" "row_origin" DEFAULT 'shop' NOT NULL,
	CONSTRAINT "posts_language_known" CHECK ("posts"."language" in ('en', 'hi', 'te', 'ta', 'kn', 'bn')),
	CONSTRAINT "posts_view_count" CHECK ("posts"."view_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quiz_poll_answers" (
	"quiz_poll_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"option" integer NOT NULL,
	CONSTRAINT "quiz_poll_answers_quiz_poll_id_user_id_pk" PRIMARY KEY("quiz_poll_id","user_id"),
	CONSTRAINT "quiz_poll_answers_option" CHECK ("quiz_poll_answers"."option" >= 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "origin" "row_origin" DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_comment_id_post_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."post_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_views" ADD CONSTRAINT "post_views_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_votes" ADD CONSTRAINT "post_votes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_votes" ADD CONSTRAINT "post_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_poll_answers" ADD CONSTRAINT "quiz_poll_answers_quiz_poll_id_quiz_polls_id_fk" FOREIGN KEY ("quiz_poll_id") REFERENCES "public"."quiz_polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_poll_answers" ADD CONSTRAINT "quiz_poll_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_votes_user" ON "comment_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "post_comments_post" ON "post_comments" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "post_comments_user" ON "post_comments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "post_reports_user" ON "post_reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "post_reports_waiting" ON "post_reports" USING btree ("decided_at","created_at");--> statement-breakpoint
CREATE INDEX "post_votes_user" ON "post_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "posts_user" ON "posts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "posts_viewed" ON "posts" USING btree ("view_count","id");--> statement-breakpoint
CREATE INDEX "posts_place" ON "posts" USING btree ("province_id","district","created_at");--> statement-breakpoint
CREATE INDEX "posts_crop" ON "posts" USING btree ("crop_id","created_at");--> statement-breakpoint
CREATE INDEX "quiz_poll_answers_user" ON "quiz_poll_answers" USING btree ("user_id");