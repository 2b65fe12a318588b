CREATE INDEX "pincodes_position" ON "pincodes" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "pincodes_district" ON "pincodes" USING btree ("province_id","district");