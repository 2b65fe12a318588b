CREATE TABLE "handovers" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "handovers_expires_at" ON "handovers" USING btree ("expires_at");