import type { Locale } from '@krishi/storefront-core/locale'
import { locales } from '@krishi/storefront-core/locale'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { quizPolls } from './community.ts'
import { originColumn } from './origin.ts'
import { isOneOf } from './rules.ts'
import { users } from './users.ts'

/** What shoppers ask and tell each other [34.2]. Plain text: nothing in it is markup. */
export const posts = pgTable(
  'posts',
  {
    /** Made by the client. A quiz or poll has the same id in `quiz_polls`. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** The language that it is in. */
    language: text('language').$type<Locale>().notNull(),
    /** A crop of the community, or empty. */
    cropId: text('crop_id').notNull(),
    /** Where it comes from; empty where it does not say. */
    pincode: text('pincode').notNull(),
    provinceId: text('province_id').notNull(),
    district: text('district').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Ids of `community_media`, in the order that the author chose. */
    pictures: jsonb('pictures').$type<readonly string[]>().notNull().default([]),
    /** Of `community_films`; null without one. */
    film: uuid('film'),
    viewCount: integer('view_count').notNull().default(0),
    /** The author has accepted an answer. */
    isSolved: boolean('is_solved').notNull().default(false),
    /** Taken from everybody's sight by a moderator. */
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    origin: originColumn(),
  },
  (table) => [
    index('posts_user').on(table.userId, table.createdAt),
    index('posts_newest').on(table.createdAt, table.id),
    index('posts_viewed').on(table.viewCount, table.id),
    index('posts_place').on(table.provinceId, table.district, table.createdAt),
    index('posts_crop').on(table.cropId, table.createdAt),
    check('posts_language_known', isOneOf(table.language, locales)),
    check('posts_view_count', sql`${table.viewCount} >= 0`),
  ],
)

/** What shoppers answer [34.4]. Plain text as well. */
export const postComments = pgTable(
  'post_comments',
  {
    /** Made by the client. */
    id: uuid('id').primaryKey(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    message: text('message').notNull(),
    language: text('language').$type<Locale>().notNull(),
    /** Ids of the accounts that it names. */
    mentionedUsers: jsonb('mentioned_users').$type<readonly string[]>().notNull().default([]),
    isAccepted: boolean('is_accepted').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    origin: originColumn(),
  },
  (table) => [
    index('post_comments_post').on(table.postId, table.createdAt),
    index('post_comments_user').on(table.userId, table.createdAt),
    check('post_comments_language_known', isOneOf(table.language, locales)),
  ],
)

/** Who likes a post. */
export const postVotes = pgTable(
  'post_votes',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.postId, table.userId] }), index('post_votes_user').on(table.userId)],
)

/** Who finds an answer helpful. */
export const commentVotes = pgTable(
  'comment_votes',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => postComments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] }), index('comment_votes_user').on(table.userId)],
)

/** Who has had a post in view [34.6]: each shopper counts once. */
export const postViews = pgTable(
  'post_views',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The shopper, signed in or not. */
    viewerId: uuid('viewer_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.viewerId] })],
)

/** What shoppers object to, for a moderator to look at [34.5]. */
export const postReports = pgTable(
  'post_reports',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** One of the settings' reasons. */
    reason: text('reason').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When a moderator has looked at it. */
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('post_reports_user').on(table.userId, table.createdAt),
    index('post_reports_waiting').on(table.decidedAt, table.createdAt),
  ],
)

/** What shoppers answer to a quiz or poll: one option each. */
export const quizPollAnswers = pgTable(
  'quiz_poll_answers',
  {
    quizPollId: uuid('quiz_poll_id')
      .notNull()
      .references(() => quizPolls.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The place of the option, from 0. */
    option: integer('option').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizPollId, table.userId] }),
    index('quiz_poll_answers_user').on(table.userId),
    check('quiz_poll_answers_option', sql`${table.option} >= 0`),
  ],
)
