import { randomUUID } from 'node:crypto'
import { locales, type Locale } from '@krishi/storefront-core/locale'
import { isValidPincode } from '@krishi/storefront-core/digits'
import type { CommentOnWire, PostOnWire } from '@krishi/storefront-core/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testSeeds } from '../../test/catalogue.ts'
import { engines } from '../../test/databases.ts'
import { openShop } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { openSignedInShopper } from '../../test/sign-in.ts'
import { aCommentDraft } from '../../test/valid-people-calls.ts'
import { schema } from '../database/index.ts'
import { readCommunity } from '../seed/read-community.ts'

const scripts: Readonly<Record<Locale, string>> = {
  en: 'Latin',
  hi: 'Devanagari',
  te: 'Telugu',
  ta: 'Tamil',
  kn: 'Kannada',
  bn: 'Bengali',
}

const seeds = (version: string) => ({
  ...testSeeds(),
  community: { version, load: () => Promise.resolve(readCommunity()) },
})

describe('the questions of the demonstration', () => {
  const { farmers, posts } = readCommunity()

  it('are of all languages, each of a farmer who is somewhere, none twice', () => {
    expect(posts.length).toBeGreaterThanOrEqual(300)
    expect(new Set(posts.map(({ language }) => language))).toEqual(new Set(locales))
    expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length)
    const names = farmers.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const writers = posts.flatMap(({ farmer, answers }) => [farmer, ...answers.map((answer) => answer.farmer)])
    expect(writers.filter((name) => !names.includes(name))).toEqual([])
    expect(farmers.filter(({ pincode }) => !isValidPincode(pincode))).toEqual([])
  })

  it('are written in the script of their language, no word in two', () => {
    const wordsOf = ({ farmer, title, description, answers }: (typeof posts)[number]) =>
      [farmer, title, description, ...answers.flatMap((answer) => [answer.farmer, answer.message])].flatMap(
        (text) => text.match(/[\p{L}\p{M}]+/gu) ?? [],
      )
    const strange = posts.flatMap((post) => {
      const own = new RegExp(`^[\\p{Script=${scripts[post.language]}}\\p{Script=Inherited}]+$`, 'u')
      return wordsOf(post).filter((word) => !own.test(word) && !/^[A-Z]$/.test(word))
    })
    expect(strange).toEqual([])
  })

  it('are answered by others, one solution each at most', () => {
    const own = posts.filter(({ farmer, answers }) => answers.some((answer) => answer.farmer === farmer))
    expect(own.map(({ title }) => title)).toEqual([])
    const solutions = posts.map(({ answers }) => answers.filter(({ isSolution }) => isSolution).length)
    expect(Math.max(...solutions)).toBe(1)
  })
})

describe.each(engines)('a shop with the demonstration’s community on $name', (engine) => {
  let location: Parameters<typeof openShop>[0]
  const change = (place: typeof location) => {
    location = place
    return {}
  }
  const shop = shareShop(engine, change, seeds('1'))

  it('[34.1, 34.8] shows its questions, and its farmers can be followed', async () => {
    const { body: posts } = await shop.shopper.call<readonly PostOnWire[]>('/posts?pagesize=50&pagenum=1')
    expect(posts).toHaveLength(50)
    expect(new Set(posts.map(({ locale }) => locale.language))).toEqual(new Set(locales))
    expect(posts.filter(({ author }) => author.name === '')).toEqual([])
    const shopper = await openSignedInShopper(shop.api)
    const body = { userId: '', followingUserId: posts[0]?.userId, isFollow: true }
    expect((await shopper.call('/follows', { method: 'PUT', body })).body).toEqual({ result: 'Success' })
  })

  it('keeps what shoppers have written under them when a newer version comes', async () => {
    const { body: posts } = await shop.shopper.call<readonly PostOnWire[]>('/posts?pagesize=50&pagenum=1')
    const postId = posts.find(({ replyCount }) => replyCount > 0)?.id ?? ''
    const shopper = await openSignedInShopper(shop.api)
    const said = aCommentDraft({ commentId: randomUUID(), postId })
    expect((await shopper.call('/comments', { body: said })).status).toBe(200)
    await shop.api.close()
    const next = await openShop(location, { seeds: seeds('2') })
    const { postComments } = schema
    const path = `/api/posts/${postId}/comments?pageNum=1&pageSize=50`
    const { comments } = (await (await next.app.request(path)).json()) as { comments: readonly CommentOnWire[] }
    expect(comments.map(({ commentId }) => commentId)).toContain(said.commentId)
    expect(await next.database.$count(postComments, eq(postComments.origin, 'shop'))).toBe(1)
    await next.close()
  })
})
