import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'
import { reviews } from './catalogue.ts'
import { users } from './users.ts'

/**
 * Pictures of shoppers, re-encoded as WebP without anything that the camera wrote. In the database, so that every server of
 * the shop has them and a backup has all; they are few and small, and the image route keeps their sizes on disk.
 */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Null until its review is sent. */
    reviewId: uuid('review_id').references(() => reviews.id),
    bytes: bytea('bytes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('review_pictures_review').on(table.reviewId, table.createdAt),
    index('review_pictures_user').on(table.userId),
  ],
)
