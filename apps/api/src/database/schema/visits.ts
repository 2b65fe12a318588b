import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What a browser tells of its device, for the session that it told it in. */
function deviceColumns() {
  return {
    sessionId: uuid('session_id').primaryKey(),
    deviceId: text('device_id').notNull(),
    networkType: text('network_type').notNull(),
    signalStrength: text('signal_strength').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  }
}

/** Sessions as they begin [03.7]. Whose a session is says `sessions`, and only as long as it lives. */
export const sessionStarts = pgTable('session_starts', deviceColumns(), (table) => [
  index('session_starts_created_at').on(table.createdAt),
])

/** Devices on which somebody signed in [03.9]; signing in begins a session, so there is one for each. */
export const deviceLogins = pgTable('device_logins', deviceColumns(), (table) => [
  index('device_logins_created_at').on(table.createdAt),
])

/** What happened on which page [03.9]. */
export const userActivities = pgTable(
  'user_activities',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id').notNull(),
    activity: text('activity').notNull(),
    pagePath: text('page_path').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('user_activities_created_at').on(table.createdAt)],
)
