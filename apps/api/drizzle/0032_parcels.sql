CREATE TABLE "parcel_lines" (
	"parcel_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_parcel_id_position_pk" PRIMARY KEY("parcel_id","position"),
	CONSTRAINT "parcel_lines_quantity_positive" CHECK ("parcel_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text,
	"reference" text NOT NULL,
	"shipment_status" text,
	"events" jsonb NOT NULL,
	"read_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcels_status_known" CHECK ("parcels"."status" in ('success', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcels_order" ON "parcels" USING btree ("order_id","sent_at");--> statement-breakpoint
CREATE INDEX "parcels_tracking_number" ON "parcels" USING btree ("tracking_number");--> statement-breakpoint
CREATE INDEX "parcels_ask_at" ON "parcels" USING btree ("ask_at");--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree (("delivery_address" ->> 'phone'));