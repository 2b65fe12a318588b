CREATE TABLE "notify_requests" (
	"owner_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notify_requests_owner_id_variant_id_pk" PRIMARY KEY("owner_id","variant_id")
);
