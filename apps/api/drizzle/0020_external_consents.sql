CREATE TABLE "external_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"consent" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
