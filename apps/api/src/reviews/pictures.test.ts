import type { WireReview } from '@krishi/storefront-core/contract'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import type { TestShop } from '../../test/open-shop.ts'
import { aReview } from '../../test/review.ts'
import { shareShop } from '../../test/share-shop.ts'
import type { TestShopper } from '../../test/shopper.ts'
import { openSignedInShopper } from '../../test/sign-in.ts'
import { schema } from '../database/index.ts'
import { forgetExpired } from '../session/forget-expired.ts'
import { redrawPicture } from './redraw-picture.ts'

const photo = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#2a7a3b' } })
  .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' } })
  .jpeg()
  .toBuffer()

async function upload(api: TestShop, token: string, file: Buffer | string, type = 'image/jpeg') {
  const form = new FormData()
  form.set('formFile', new File([typeof file === 'string' ? file : new Uint8Array(file)], 'a.jpg', { type }))
  const answer = await api.app.request('/api/reviews/pictures', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return { status: answer.status, body: await answer.json() }
}

function idIn(url: string): string {
  return url.replace('/img/review-', '').replace('.webp', '')
}

async function sendReview(shopper: TestShopper, media: readonly string[], handle = 'tomato') {
  return shopper.call('/reviews', { body: aReview({ media }, handle) })
}

describe.each(engines)('pictures of reviews on $name', (engine) => {
  const shop = shareShop(engine)

  it('are drawn anew: upright WebP of at most 1200 px, without place and device', async () => {
    const shopper = await openSignedInShopper(shop.api)
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { status, body } = await upload(shop.api, shopper.token, photo)
    expect([status, body.url]).toEqual([200, expect.stringMatching(/^\/img\/review-[\da-f-]{36}\.webp$/)])
    await sendReview(shopper, [body.url])
    const kept = await shop.api.findShopperPicture({ of: 'review', id: idIn(body.url) })
    const { format, width, height, exif, xmp, icc } = await sharp(kept ?? '').metadata()
    expect({ format, width, height, exif, xmp, icc }).toEqual({ format: 'webp', width: 1200, height: 600 })
  })

  it('are seen only once their review is published, and no longer when the author takes them out', async () => {
    const shopper = await openSignedInShopper(shop.api)
    const { body } = await upload(shop.api, shopper.token, photo)
    expect(await shop.api.findShopperPicture({ of: 'review', id: idIn(body.url) })).toBeNull()
    await sendReview(shopper, [body.url], 'chilli')
    expect(await shop.api.findShopperPicture({ of: 'review', id: idIn(body.url) })).not.toBeNull()
    await sendReview(shopper, [], 'chilli')
    expect(await shop.api.findShopperPicture({ of: 'review', id: idIn(body.url) })).toBeNull()
  })

  it('[19.4] stay when their review is changed without a word of them', async () => {
    const shopper = await openSignedInShopper(shop.api)
    const { body } = await upload(shop.api, shopper.token, photo)
    await sendReview(shopper, [body.url], 'brinjal')
    const { media: _media, ...change } = aReview({ message: 'Better now' }, 'brinjal')
    expect((await shopper.call('/reviews', { body: change })).status).toBe(200)
    const { body: own } = await shopper.call<{ readonly review: WireReview }>('/reviews/own?productHandle=brinjal')
    expect(own.review).toMatchObject({ message: 'Better now', media: [body.url] })
    expect(await shop.api.findShopperPicture({ of: 'review', id: idIn(body.url) })).not.toBeNull()
  })

  it('belong to who sent them, and to one review', async () => {
    const [one, other] = [await openSignedInShopper(shop.api), await openSignedInShopper(shop.api)]
    const { body } = await upload(shop.api, one.token, photo)
    const stolen = await sendReview(other, [body.url])
    expect([stolen.status, stolen.body.fields]).toEqual([400, { media: 'unknown' }])
    expect((await sendReview(one, [body.url], 'urea')).status).toBe(200)
    expect((await sendReview(one, [body.url], 'okra')).status).toBe(400)
  })

  it.each([
    ['a page', '<html><script>alert(1)</script></html>', 'image/jpeg'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml'],
    ['half a picture', photo.subarray(0, 400), 'image/jpeg'],
    ['nothing', '', 'image/png'],
  ])('are not %s', async (_what, file, type) => {
    const shopper = await openSignedInShopper(shop.api)
    const { status, body } = await upload(shop.api, shopper.token, file, type)
    expect([status, body.fields]).toEqual([400, { formFile: 'not-a-picture' }])
  })

  it('[V5.2.1] have at most 25 megapixels, whatever they weigh', async () => {
    const shopper = await openSignedInShopper(shop.api)
    const bomb = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#2a7a3b' } })
        .png({ compressionLevel: 9 })
        .toBuffer()
    const answers = await Promise.all(
      [await bomb(5000, 5001), await bomb(8300, 8300)].map((file) =>
        upload(shop.api, shopper.token, file, 'image/png'),
      ),
    )
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [413, 'request/too-large'],
      [413, 'request/too-large'],
    ])
  })

  it('[V5.2.1] wait for one another, and more than can wait are sent away with when to come back', async () => {
    const shopper = await openSignedInShopper(shop.api)
    const answers = await Promise.all(Array.from({ length: 40 }, () => redrawPicture(new Uint8Array(photo))))
    const refused = answers.filter((answer) => !answer.ok)
    expect(refused).toHaveLength(40 - 18)
    expect(new Set(refused.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ ok: false, error: { code: 'request/rate-limited', retryAfter: 5 } })]),
    )
    expect((await upload(shop.api, shopper.token, photo)).status).toBe(200)
  })

  it('have at most 5 MB', async () => {
    const shopper = await openSignedInShopper(shop.api)
    for (const size of [5_000_001, 5_100_000]) {
      const { status, body } = await upload(shop.api, shopper.token, Buffer.concat([photo], size))
      expect([status, body.code]).toEqual([413, 'request/too-large'])
    }
  })

  it('are taken from signed-in shoppers only, as a form with a file', async () => {
    expect((await upload(shop.api, shop.shopper.token, photo)).status).toBe(403)
    expect((await upload(shop.api, 'nobody', photo)).status).toBe(401)
    const shopper = await openSignedInShopper(shop.api)
    const { status, body } = await shopper.call('/reviews/pictures', { body: {} })
    expect([status, body.fields]).toEqual([400, { 'content-type': 'unsupported' }])
    const headers = { authorization: `Bearer ${shopper.token}`, 'content-type': 'multipart/form-data; boundary=x' }
    const broken = await shop.api.app.request('/api/reviews/pictures', { method: 'POST', headers, body: 'no form' })
    expect(broken.status).toBe(400)
  })

  it('are forgotten after a day when their review was never sent', async () => {
    const { reviewPictures } = schema
    const shopper = await openSignedInShopper(shop.api)
    const [loose, sent] = [
      await upload(shop.api, shopper.token, photo),
      await upload(shop.api, shopper.token, photo),
    ].map(({ body }) => body.url as string)
    await sendReview(shopper, [sent ?? ''], 'sprayer')
    await forgetExpired(shop.api.database, new Date(Date.now() + 25 * 60 * 60 * 1000))
    const isKept = async (url = '') =>
      (await shop.api.database.$count(reviewPictures, eq(reviewPictures.id, idIn(url)))) === 1
    expect([await isKept(loose), await isKept(sent)]).toEqual([false, true])
  })
})

describe.each(engines)('pictures of moderated reviews on $name', (engine) => {
  const shop = shareShop(engine, () => ({ settings: { ...defaultSettings, isReviewsModerationEnabled: true } }))

  it('[19.5] wait with their review', async () => {
    const shopper = await openSignedInShopper(shop.api)
    const { body } = await upload(shop.api, shopper.token, photo)
    expect((await sendReview(shopper, [body.url])).status).toBe(200)
    expect(await shop.api.findShopperPicture({ of: 'review', id: idIn(body.url) })).toBeNull()
  })
})
