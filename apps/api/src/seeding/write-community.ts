import { inArray } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { SeedCommunity } from '../seed/read-community.ts'
import { nameUuid } from './name-uuid.ts'
import { replaceRows } from './shipped-rows.ts'
import { writeRows } from './write-rows.ts'

const { commentVotes, pincodes, postComments, posts, postVotes, users } = schema

/** What the demonstration fills in the community; its farmers are accounts besides, to which nobody can sign in. */
export const communityTables = {
  posts: { table: posts, live: ['view_count', 'is_solved', 'is_hidden'] },
  postComments: { table: postComments, live: ['is_accepted'] },
} as const

const farmerId = (name: string) => nameUuid('farmer', name)

/** Writes the questions and answers of the demonstration, with the places that the directory of pincodes knows. */
export async function writeCommunity(
  database: Database,
  community: SeedCommunity,
  report: (done: number, total: number) => void,
): Promise<void> {
  const { farmers, posts: seeded } = community
  const accounts = farmers.map(({ name }) => accountRow(name))
  const asked = await postRows(database, community)
  const answered = seeded.flatMap(commentRows)
  const total = accounts.length + asked.length + answered.length
  let done = 0
  const onBatch = (rows: number) => report((done += rows), total)
  const tables = [
    { table: users, rows: accounts },
    { ...communityTables.posts, rows: asked, keepsLive: true },
    { ...communityTables.postComments, rows: answered, keepsLive: true },
  ]
  await replaceRows(database, tables, { origin: 'demo', onBatch })
  const likes = seeded.flatMap(({ title, likedBy }) =>
    likedBy.map((name) => ({ postId: nameUuid('post', title), userId: farmerId(name) })),
  )
  await writeRows(database, postVotes, likes)
  const helped = answered.flatMap(({ id, likedBy }) =>
    likedBy.map((name) => ({ commentId: id, userId: farmerId(name) })),
  )
  await writeRows(database, commentVotes, helped)
}

function accountRow(name: string) {
  const [firstName = '', ...rest] = name.split(' ')
  const createdAt = new Date(Date.UTC(2026, 0, 5))
  const facts = { firstName, lastName: rest.join(' '), email: '', typeId: '', createdAt, deletedAt: null }
  return { id: farmerId(name), shopperId: nameUuid('shopper', name), ...facts }
}

/** Questions, each with the place of its farmer. */
async function postRows(database: Database, { farmers, posts: seeded }: SeedCommunity) {
  const places = await findPlaces(
    database,
    farmers.map(({ pincode }) => pincode),
  )
  const pincodeOf = new Map(farmers.map(({ name, pincode }) => [name, pincode]))
  return seeded.map((post) => {
    const pincode = pincodeOf.get(post.farmer) ?? ''
    const place = places.get(pincode)
    return {
      id: nameUuid('post', post.title),
      userId: farmerId(post.farmer),
      title: post.title,
      description: post.description,
      language: post.language,
      cropId: post.cropId,
      pincode: place ? pincode : '',
      provinceId: place?.provinceId ?? '',
      district: place?.district ?? '',
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      pictures: [],
      viewCount: post.viewCount,
      isSolved: post.answers.some(({ isSolution }) => isSolution),
      isHidden: false,
      createdAt: post.createdAt,
      editedAt: null,
    }
  })
}

function commentRows(post: SeedCommunity['posts'][number]) {
  return post.answers.map(({ farmer, message, isSolution, createdAt, likedBy }) => ({
    id: nameUuid('comment', `${post.title}/${message}`),
    postId: nameUuid('post', post.title),
    userId: farmerId(farmer),
    message,
    language: post.language,
    mentionedUsers: [],
    isAccepted: isSolution,
    createdAt,
    editedAt: null,
    likedBy,
  }))
}

async function findPlaces(database: Database, asked: readonly string[]) {
  const rows =
    asked.length === 0
      ? []
      : await database
          .select()
          .from(pincodes)
          .where(inArray(pincodes.pincode, [...asked]))
  return new Map(rows.map((row) => [row.pincode, row]))
}
