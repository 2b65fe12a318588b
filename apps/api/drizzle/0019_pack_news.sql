ALTER TABLE "notify_requests" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notify_requests" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "notify_requests_open" ON "notify_requests" USING btree ("changed_at") WHERE "notify_requests"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "users_shopper" ON "users" USING btree ("shopper_id");