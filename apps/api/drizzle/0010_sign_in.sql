CREATE TABLE "otp_codes" (
	"mobile_number" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_numbers" (
	"mobile_number" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"shopper_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "device_logins" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"network_type" text NOT NULL,
	"signal_strength" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_starts" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"network_type" text NOT NULL,
	"signal_strength" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"activity" text NOT NULL,
	"page_path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "otp_codes_expires_at" ON "otp_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_numbers_user" ON "user_numbers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "device_logins_created_at" ON "device_logins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "session_starts_created_at" ON "session_starts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_activities_created_at" ON "user_activities" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_id" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");