import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'
import { isOneOf, quizPollTypes } from './rules.ts'
import { users } from './users.ts'

/** Who follows whom. */
export const follows = pgTable(
  'follows',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The account that is followed. */
    followingUserId: uuid('following_user_id')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.followingUserId] }),
    index('follows_following').on(table.followingUserId, table.createdAt),
  ],
)

/** Pictures for posts, re-encoded like those of reviews. */
export const communityMedia = pgTable(
  'community_media',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Uploaded by a brand. */
    isBrandUser: boolean('is_brand_user').notNull(),
    /** Null until its post is sent. */
    postId: uuid('post_id'),
    bytes: bytea('bytes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('community_media_post').on(table.postId, table.createdAt),
    index('community_media_user').on(table.userId),
  ],
)

/** Quizzes and polls as they were asked. */
export const quizPolls = pgTable(
  'quiz_polls',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type').$type<'poll' | 'quiz'>().notNull(),
    question: text('question').notNull(),
    options: jsonb('options').$type<readonly string[]>().notNull(),
    /** The place of the right answer; null for a poll. */
    correctOption: integer('correct_option'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('quiz_polls_user').on(table.userId),
    check('quiz_polls_type_known', isOneOf(table.type, quizPollTypes)),
    check('quiz_polls_correct_option', sql`${table.correctOption} >= 0`),
  ],
)
