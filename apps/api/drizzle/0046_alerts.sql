CREATE TABLE "alerts" (
	"subscription_id" text NOT NULL,
	"reference" uuid NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"below" integer,
	"changed_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	CONSTRAINT "alerts_subscription_id_reference_event_pk" PRIMARY KEY("subscription_id","reference","event"),
	CONSTRAINT "alerts_event_known" CHECK ("alerts"."event" in ('placed', 'shipped', 'out_for_delivery', 'delivered', 'cancelled', 'refunded', 'price')),
	CONSTRAINT "alerts_status_known" CHECK ("alerts"."status" in ('OPEN', 'OVER')),
	CONSTRAINT "alerts_below_of_price" CHECK (("alerts"."event" = 'price') = ("alerts"."below" is not null)),
	CONSTRAINT "alerts_below_money" CHECK ("alerts"."below" between 0 and 1000000000),
	CONSTRAINT "alerts_tries" CHECK ("alerts"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"wants_orders" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_language_known" CHECK ("push_subscriptions"."language" in ('en', 'hi', 'te', 'ta', 'kn', 'bn'))
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_sessions_token_hash_fk" FOREIGN KEY ("session") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_open" ON "alerts" USING btree ("changed_at") WHERE "alerts"."status" = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session");--> statement-breakpoint
CREATE INDEX "push_subscriptions_orders" ON "push_subscriptions" USING btree ("id") WHERE "push_subscriptions"."wants_orders";