import { randomUUID } from 'node:crypto'
import type {
  CommentOnWire,
  OperationName,
  OperationPayloads,
  PostOnWire,
  PostPayload,
} from '@krishi/storefront-core/contract'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { schema } from '../src/database/index.ts'
import type { TestEngine } from './databases.ts'
import { shareShop } from './share-shop.ts'
import { openShopper, type TestShopper } from './shopper.ts'
import { openSignedInShopper } from './sign-in.ts'
import { aCommentDraft, aPostDraft } from './valid-people-calls.ts'

type Answer<Name extends OperationName> = OperationPayloads[Name]['response']

const { socialFeed } = defaultSettings
const settings = { ...defaultSettings, socialFeed: { ...socialFeed, brandTypeId: 'brand' } }
const minuteMs = 60_000

/** The account of a shopper. */
export const userIdOf = ({ session }: TestShopper): string => session.user.userId

/** The ids of posts, in order. */
export const idsOf = (list: readonly PostOnWire[]): readonly string[] => list.map(({ id }) => id)

/** A shop that the tests of one `describe` share, and what shoppers do in its community. Time goes on with each that is written. */
export function shareCommunity(engine: TestEngine) {
  let now = new Date('2026-11-20T06:00:00.000Z')
  const shop = shareShop(engine, () => ({ settings, now: () => now }))
  const wait = (ms: number) => void (now = new Date(now.getTime() + ms))

  return {
    shop,
    wait,
    signedIn: () => openSignedInShopper(shop.api),
    guest: () => openShopper(shop.api),

    openBrand: async (): Promise<TestShopper> => {
      const shopper = await openSignedInShopper(shop.api)
      const { users } = schema
      await shop.api.database
        .update(users)
        .set({ typeId: 'brand' })
        .where(eq(users.id, userIdOf(shopper)))
      return shopper
    },

    ask: async (shopper: TestShopper, own: Partial<PostPayload> = {}) => {
      wait(minuteMs)
      const id = randomUUID()
      const body = aPostDraft({ id, title: `Which spray helps against ${id}?`, ...own })
      const answer = await shopper.call('/posts', { body })
      return { id: body.id, title: body.title, status: answer.status, body: answer.body }
    },

    read: async (path: string, shopper: TestShopper = shop.shopper): Promise<readonly PostOnWire[]> => {
      return (await shopper.call<Answer<'community.posts'>>(`/posts?pagesize=20&pagenum=1&${path}`)).body
    },

    answer: async (shopper: TestShopper, postId: string, comment = 'Yellow sticky traps helped.') => {
      wait(minuteMs)
      const body = aCommentDraft({ commentId: randomUUID(), postId, comment })
      const { status, body: told } = await shopper.call<Answer<'community.createComment'>>('/comments', { body })
      return { id: body.commentId, status, comment: told.comment }
    },

    commentsOf: async (postId: string): Promise<readonly CommentOnWire[]> => {
      const path = `/posts/${postId}/comments?pageNum=1&pageSize=20`
      return (await shop.shopper.call<Answer<'community.comments'>>(path)).body.comments
    },

    upload: async ({ token }: TestShopper): Promise<string> => {
      const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a7a3b' } })
        .jpeg()
        .toBuffer()
      const form = new FormData()
      form.set('formFile', new File([new Uint8Array(picture)], 'a.jpg', { type: 'image/jpeg' }))
      const headers = { authorization: `Bearer ${token}`, 'api-version': '2.0' }
      const sent = await shop.api.app.request('/api/media?isBrandUser=false', { method: 'POST', headers, body: form })
      const { mediaUrl } = await sent.json()
      return String(mediaUrl)
    },
  }
}
