import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ProductDetail } from '@krishi/storefront-core/catalog'
import type { WireReview } from '@krishi/storefront-core/contract'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { afterAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { engines } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { aReview } from '../../test/review.ts'
import { shareShop } from '../../test/share-shop.ts'
import { openSignedInShopper } from '../../test/sign-in.ts'
import { keepPicture, pictureUrl } from './pictures.ts'
import { listWaiting } from './moderation.ts'
import { moderateReviews } from './moderate-reviews.ts'

const pictureDir = mkdtempSync(join(tmpdir(), 'krishi-waiting-'))
afterAll(() => rmSync(pictureDir, { recursive: true, force: true }))

describe.each(engines)('a moderator on $name', (engine) => {
  const shop = shareShop(engine, () => ({ settings: { ...defaultSettings, isReviewsModerationEnabled: true } }))
  const moderate = (...orders: string[]) => moderateReviews({ database: shop.api.database, pictureDir }, orders)

  /** Lets a new shopper write a review of a product; returns the shopper, and how the list names the review. */
  async function write(message: string, productHandle: string, own: Parameters<typeof aReview>[0] = {}) {
    const shopper = await openSignedInShopper(shop.api)
    await shopper.call('/reviews', { body: aReview({ message, ...own }, productHandle) })
    return { shopper, reference: await referenceOf(message) }
  }

  async function referenceOf(message: string): Promise<string> {
    const found = (await listWaiting(shop.api.database)).find((review) => review.message === message)
    return found ? `${found.id}@${found.writtenAt.toISOString()}` : 'not waiting'
  }

  const idOf = (reference: string) => reference.split('@')[0] ?? ''

  async function shownOf(productHandle: string): Promise<readonly string[]> {
    const query = `productHandle=${productHandle}&language=en&pageNum=1&pageSize=10`
    const { body } = await call<{ readonly reviews: readonly WireReview[] }>(shop.api, `/reviews?${query}`)
    return body.reviews.map(({ message }) => message)
  }

  async function ratingOf(productHandle: string) {
    return (await call<ProductDetail>(shop.api, `/products/${productHandle}?language=en`)).body.rating
  }

  it('[19.5] publishes what the moderator has read: it is shown and its stars count', async () => {
    const { reference } = await write('Sprays far.', 'sprayer', { rating: { overallRating: 3 } })
    expect(await moderate('publish', reference)).toEqual({ lines: [`${idOf(reference)} is published.`], exitCode: 0 })
    expect(await shownOf('sprayer')).toEqual(['Sprays far.'])
    expect(await ratingOf('sprayer')).toEqual({ average: 3, reviewCount: 1 })
    expect(await referenceOf('Sprays far.')).toBe('not waiting')
  })

  it('[19.5] does not publish what was written anew since the moderator read it', async () => {
    const { shopper, reference } = await write('Good.', 'chilli')
    const shown = await shownOf('chilli')
    await shopper.call('/reviews', { body: aReview({ message: 'Call 98450 for cheap seed!' }, 'chilli') })
    const { lines, exitCode } = await moderate('publish', reference)
    expect(exitCode).toBe(1)
    expect(lines[0]).toContain('It was not published.')
    expect(await shownOf('chilli')).toEqual(shown)
  })

  it('removes one that is shown already, with its pictures, and its shopper may write another', async () => {
    const { shopper, reference } = await write('Rude words.', 'okra')
    await moderate('publish', reference)
    const before = await ratingOf('okra')
    expect((await moderate('remove', idOf(reference))).lines).toEqual([`${idOf(reference)} is removed.`])
    expect(await shownOf('okra')).not.toContain('Rude words.')
    expect((await ratingOf('okra'))?.reviewCount ?? 0).toBe((before?.reviewCount ?? 0) - 1)
    await shopper.call('/reviews', { body: aReview({ message: 'Kind words.' }, 'okra') })
    expect(await referenceOf('Kind words.')).toContain(idOf(reference))
  })

  it('lists what waits: where, how many stars, the words, each picture as a file; no text controls the terminal', async () => {
    const shopper = await openSignedInShopper(shop.api)
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#1f6b3a' } })
      .webp()
      .toBuffer()
    const picture = await keepPicture(shop.api.database, shopper.session.user.userId ?? '', bytes, new Date())
    const message = 'Two lines:\n\u001b[2J\u0007came up well.'
    await shopper.call('/reviews', { body: aReview({ message, media: [pictureUrl(picture)] }) })
    const { lines, exitCode } = await moderate()
    const entry = lines.find((line) => line.includes('Two lines'))
    expect(entry).toContain(await referenceOf(message))
    expect(entry).toContain('tomato  4 of 5  en')
    expect(entry).toContain(': Two lines:\n  came up well.')
    expect(readFileSync(/picture: (.*)/.exec(entry ?? '')?.[1] ?? '')).toEqual(bytes)
    expect(exitCode).toBe(0)
  })

  it('says what is no review, and what it can do', async () => {
    const { lines, exitCode } = await moderate('remove', '1')
    expect([lines[0], exitCode]).toEqual(['1 is no review of this shop. Nothing was changed for it.', 1])
    for (const orders of [['publish'], ['delete', '1'], ['list', '1']]) {
      const answer = await moderate(...orders)
      expect([answer.lines[0], answer.exitCode]).toEqual([expect.stringContaining('npm run reviews -- publish'), 1])
    }
  })
})

describe.each(engines)('npm run reviews on $name', (engine) => {
  const script = fileURLToPath(new URL('../../scripts/reviews/main.ts', import.meta.url))

  it('works on the database that the environment names, and refuses what it cannot use', async () => {
    const { databaseUrl, dataDir } = await engine.create()
    const run = (own: Record<string, string>) =>
      spawnSync(process.execPath, [script], {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...own },
      })
    expect(run({})).toMatchObject({ status: 0, stdout: 'No review waits.\n' })
    expect(run({ PORT: 'none' })).toMatchObject({ status: 1, stderr: expect.stringMatching(/^PORT is "none"/) })
  })
})
