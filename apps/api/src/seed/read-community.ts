import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isCommunityCrop } from '@krishi/storefront-core/community'
import { locales, type Locale } from '@krishi/storefront-core/locale'
import { hasShape, isFlag, isListOf, isText } from '@krishi/storefront-core/shape'
import { createSeededRandom } from './random.ts'

/** A farmer of the demonstration and where the field is. */
export interface SeedFarmer {
  readonly name: string
  readonly pincode: string
}

/** An answer of the demonstration. */
export interface SeedAnswer {
  readonly farmer: string
  readonly message: string
  readonly isSolution: boolean
  readonly createdAt: Date
  /** Farmers who find it helpful. */
  readonly likedBy: readonly string[]
}

/** A question of the demonstration, in the language that it was asked in. */
export interface SeedPost {
  readonly farmer: string
  readonly language: Locale
  readonly title: string
  readonly description: string
  readonly cropId: string
  readonly createdAt: Date
  readonly viewCount: number
  readonly likedBy: readonly string[]
  readonly answers: readonly SeedAnswer[]
}

/** What farmers ask and answer in the demonstration. */
export interface SeedCommunity {
  readonly farmers: readonly SeedFarmer[]
  readonly posts: readonly SeedPost[]
}

interface FileAnswer {
  readonly by: string
  readonly text: string
  readonly solved?: boolean
}

interface FilePost {
  readonly by: string
  readonly at: string
  readonly crop: string
  readonly title: string
  readonly text: string
  readonly answers: readonly FileAnswer[]
}

const isFile = isListOf(
  hasShape<FilePost>({
    by: isText,
    at: isText,
    crop: isText,
    title: isText,
    text: isText,
    answers: isListOf(
      hasShape<FileAnswer>({
        by: isText,
        text: isText,
        solved: (value): value is boolean | undefined => value === undefined || isFlag(value),
      }),
    ),
  }),
)

const assets = fileURLToPath(new URL('../../assets/community/', import.meta.url))
const lastDay = Date.UTC(2026, 10, 20)
const hourMs = 60 * 60 * 1000

function readFile(name: string): readonly FilePost[] {
  const posts: unknown = JSON.parse(readFileSync(`${assets}${name}`, 'utf8'))
  if (isFile(posts) && posts.every(({ crop }) => isCommunityCrop(crop))) return posts
  throw new Error(
    `The questions of ${name} have another shape. They cannot be loaded. Compare the file with the others.`,
  )
}

/** The questions of a language: its files in the order of their names, the newest first. */
function readLanguage(language: Locale): readonly FilePost[] {
  const names = readdirSync(`${assets}${language}`).sort()
  return names.flatMap((name) => readFile(`${language}/${name}`))
}

/** The questions and answers of `assets/community`, each in its own language; the same dates and numbers each time. */
export function readCommunity(): SeedCommunity {
  const files = locales.map((language) => ({ language, posts: readLanguage(language) }))
  // Somebody who asks twice is one farmer.
  const places = new Map(files.flatMap(({ posts }) => posts.map(({ by, at }) => [by, at] as const)))
  const farmers = [...places].map(([name, pincode]) => ({ name, pincode }))
  const longest = Math.max(...files.map(({ posts }) => posts.length))
  return {
    farmers,
    posts: files.flatMap(({ language, posts }, file) =>
      posts.map((post, index) => {
        // Languages alternate, so that the newest posts are not all in one of them.
        const age = (index * files.length + file) * (((60 * 24) / longest / files.length) * hourMs)
        const random = createSeededRandom(`community/${language}/${index}`)
        const createdAt = new Date(lastDay - age - random.integer(1, 240) * 60_000)
        const readers = [...new Set(posts.map(({ by }) => by))].filter((name) => name !== post.by)
        const some = () => readers.filter(() => random.chance(0.3))
        return {
          farmer: post.by,
          language,
          title: post.title,
          description: post.text,
          cropId: post.crop,
          createdAt,
          viewCount: random.integer(20, 400),
          likedBy: some(),
          answers: post.answers.map((answer, place) => ({
            farmer: answer.by,
            message: answer.text,
            isSolution: answer.solved ?? false,
            createdAt: new Date(createdAt.getTime() + (place + 1) * random.integer(1, 20) * hourMs),
            likedBy: some(),
          })),
        }
      }),
    ),
  }
}
