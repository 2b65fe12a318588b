CREATE TABLE "otp_codes" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "otp_codes_expires_at" ON "otp_codes" USING btree ("expires_at");