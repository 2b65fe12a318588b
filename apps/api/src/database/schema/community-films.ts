import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'
import { communityMedia } from './community.ts'
import { users } from './users.ts'

/** Films of posts [34.2]. A film has the id of the picture that stands for it until it is played. */
export const communityFilms = pgTable(
  'community_films',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => communityMedia.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** In bytes, as it was said with its first part. */
    size: integer('size').notNull(),
    /** All of it is there, and it is a film that is short enough. */
    isWhole: boolean('is_whole').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('community_films_user').on(table.userId, table.createdAt),
    check('community_films_size', sql`${table.size} > 0`),
  ],
)

/** Films as they came, part after part: a film whose connection was lost goes on after the last one, and a player reads what it needs. */
export const communityFilmParts = pgTable(
  'community_film_parts',
  {
    filmId: uuid('film_id')
      .notNull()
      .references(() => communityFilms.id, { onDelete: 'cascade' }),
    /** Where in the film it begins, in bytes. */
    start: integer('start').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.filmId, table.start] }),
    check('community_film_parts_start', sql`${table.start} >= 0`),
  ],
)
