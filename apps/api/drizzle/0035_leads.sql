CREATE TABLE "leads" (
	"key" text PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL,
	"fields" jsonb NOT NULL,
	"language" text NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leads_form_known" CHECK ("leads"."form_id" in ('car-lead', 'bank-lead', 'bulk-buyer', 'sell-with-us', 'sale-subscribe')),
	CONSTRAINT "leads_language_known" CHECK ("leads"."language" in ('en', 'hi', 'te', 'ta', 'kn', 'bn'))
);
--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id");