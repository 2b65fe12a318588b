ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
-- A use renews a session for 180 days, as far as it may be.
UPDATE "sessions" SET "used_at" = greatest("created_at", "expires_at" - interval '180 days');--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "used_at" SET NOT NULL;
