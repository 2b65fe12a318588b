import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PackshotSpec } from '../../seed/types.ts'
import type { SearchKind } from '../../search/search-port.ts'
import type { Translated } from './translated.ts'
import { originColumn } from './origin.ts'
import { isOneOf, searchKinds } from './rules.ts'

/** A full text: lexemes with weights. We write and read it in PostgreSQL's own spelling. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Text in the order of its bytes, whatever the language of the database: then one index serves equality and beginnings. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/**
 * What search finds. The full text holds words as the shop's own rules cut them, not as a parser does (it would take a
 * grade such as 19:19:19 apart), and `@tomato` for each thing that is named, in whatever language.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text('kind').$type<SearchKind>().notNull(),
    id: uuid('id').notNull(),
    position: integer('position').notNull(),
    fullText: tsvector('full_text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    check('search_documents_kind_known', isOneOf(table.kind, searchKinds)),
    index('search_documents_full_text').using('gin', table.fullText),
  ],
)

/** The words that find something: those of the documents, and the other names of what they name. */
export const searchWords = pgTable(
  'search_words',
  {
    kind: text('kind').$type<SearchKind>().notNull(),
    word: plainText('word').notNull(),
    sound: text('sound').notNull(),
    skeleton: text('skeleton').notNull(),
    /** The skeleton, and it without each of its letters: two that differ by one edit share a key. */
    keys: text('keys').array().notNull(),
    /** The things that the word is a name of. */
    concepts: text('concepts').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.word] }),
    check('search_words_kind_known', isOneOf(table.kind, searchKinds)),
    index('search_words_skeleton').on(table.kind, table.skeleton),
    index('search_words_keys').using('gin', table.keys),
    index('search_words_sound').using('gin', table.sound.op('gin_trgm_ops')),
  ],
)

/** Words that are searched often, in order. */
export const popularSearches = pgTable('popular_searches', {
  position: integer('position').primaryKey(),
  term: jsonb('term').$type<Translated>().notNull(),
  origin: originColumn(),
})

/** Articles of the house [34.7]. */
export const articles = pgTable(
  'articles',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    title: jsonb('title').$type<Translated>().notNull(),
    excerpt: jsonb('excerpt').$type<Translated>().notNull(),
    /** Sanitised HTML. */
    body: jsonb('body').$type<Translated>().notNull().default({ en: '' }),
    category: jsonb('category').$type<Translated>().notNull(),
    author: text('author').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    /** What the picture shows; the image route draws it. */
    picture: jsonb('picture').$type<PackshotSpec>().notNull(),
    /** A film at YouTube, for which the picture stands until it is played. */
    videoId: text('video_id'),
    /** Words that find the goods which it speaks of; null where it names none. */
    goods: text('goods'),
    origin: originColumn(),
  },
  (table) => [index('articles_published_at').on(table.publishedAt)],
)
