import { randomUUID } from 'node:crypto'
import type { OperationName, OperationPayloads } from '@krishi/storefront-core/contract'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import type { TestShopper } from '../../test/shopper.ts'
import { openSignedInShopper } from '../../test/sign-in.ts'
import { schema } from '../database/index.ts'
import { forgetExpired } from '../session/forget-expired.ts'

type Answer<Name extends OperationName> = OperationPayloads[Name]['response']

const photo = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#2a7a3b' } })
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' } })
  .jpeg()
  .toBuffer()

const poll = { userId: '', type: 'poll', question: 'Have you sown?', options: ['Yes', 'No'], correctOption: null }
const { socialFeed } = defaultSettings
const settings = {
  ...defaultSettings,
  socialFeed: { ...socialFeed, defaultFarmerTypeId: 'farmer', brandTypeId: 'brand' },
}

describe.each(engines)('the community on $name', (engine) => {
  const shop = shareShop(engine, () => ({ settings }))
  const { communityMedia, follows, quizPolls, users } = schema

  const userIdOf = ({ session }: TestShopper) => session.user.userId

  async function openBrand(): Promise<TestShopper> {
    const shopper = await openSignedInShopper(shop.api)
    await shop.api.database
      .update(users)
      .set({ typeId: 'brand' })
      .where(eq(users.id, userIdOf(shopper)))
    return shopper
  }

  async function upload({ token }: TestShopper, isBrandUser: string, file: Uint8Array = photo, id?: string) {
    const form = new FormData()
    form.set('formFile', new File([new Uint8Array(file)], 'a.jpg', { type: 'image/jpeg' }))
    const headers = { authorization: `Bearer ${token}`, 'api-version': '2.0' }
    const address = `/api/media?isBrandUser=${isBrandUser}${id === undefined ? '' : `&id=${id}`}`
    const answer = await shop.api.app.request(address, { method: 'POST', headers, body: form })
    return { status: answer.status, body: await answer.json() }
  }

  async function follow(shopper: TestShopper, other: string, isFollow = true) {
    const body = { userId: 'somebody else', followingUserId: other, isFollow }
    return shopper.call('/follows', { method: 'PUT', body })
  }

  async function listed(side: 'followers' | 'following', ofWhom: TestShopper) {
    const { body } = await shop.shopper.call<Answer<'community.followers'>>(`/${side}?userId=${userIdOf(ofWhom)}`)
    return body.users.map(({ userId }) => userId)
  }

  it('[03.11] tells the type of a shopper: a farmer, until named a brand', async () => {
    const [farmer, brand] = [await openSignedInShopper(shop.api), await openBrand()]
    expect((await farmer.call('/auth/profile')).body).toEqual({ ...farmer.session.user, userTypeId: 'farmer' })
    expect((await brand.call('/auth/profile')).body).toMatchObject({ userTypeId: 'brand' })
  })

  it('[03.11] marks the pictures of a brand, drawn anew', async () => {
    const [farmer, brand] = [await openSignedInShopper(shop.api), await openBrand()]
    for (const [shopper, flag] of [
      [farmer, 'false'],
      [brand, 'true'],
    ] as const) {
      const { status, body } = await upload(shopper, flag)
      expect([status, body.mediaUrl]).toEqual([200, expect.stringMatching(/^\/img\/media-[\da-f-]{36}\.webp$/)])
      const id = String(body.mediaUrl).slice('/img/media-'.length, -'.webp'.length)
      const [row] = await shop.api.database.select().from(communityMedia).where(eq(communityMedia.id, id))
      expect([row?.isBrandUser, row?.userId]).toEqual([flag === 'true', userIdOf(shopper)])
      const { format, width, exif } = await sharp(row?.bytes ?? new Uint8Array()).metadata()
      expect({ format, width, exif }).toEqual({ format: 'webp', width: 1200, exif: undefined })
    }
  })

  it('[03.11] takes nobody’s word for being a brand, and no pictures of guests', async () => {
    const farmer = await openSignedInShopper(shop.api)
    const refused = [
      await upload(farmer, 'true'),
      await upload(shop.shopper, 'false'),
      await upload(shop.shopper, 'true'),
    ]
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([403, 'auth/forbidden']))
  })

  it.each([
    ['no picture', 'false', Buffer.from('<svg/>'), 400],
    ['too much', 'false', Buffer.concat([photo], 5_000_001), 413],
    ['an odd flag', 'perhaps', photo, 400],
  ])('[03.11] refuses %s', async (_what, flag, file, status) => {
    expect((await upload(await openSignedInShopper(shop.api), flag, file)).status).toBe(status)
  })

  it('[34.2] keeps a picture once that comes again under its id, and lets nobody else take the id', async () => {
    const [farmer, other] = [await openSignedInShopper(shop.api), await openSignedInShopper(shop.api)]
    const id = randomUUID()
    const answers = [
      ...(await Promise.all([upload(farmer, 'false', photo, id), upload(farmer, 'false', photo, id)])),
      await upload(farmer, 'false', photo, id),
      await upload(other, 'false', photo, id),
      await upload(other, 'false', photo, 'no-id'),
    ]
    expect(answers.map(({ status, body }) => [status, body.mediaUrl])).toEqual([
      ...Array<unknown>(3).fill([200, `/img/media-${id}.webp`]),
      [409, undefined],
      [400, undefined],
    ])
    const rows = await shop.api.database.select().from(communityMedia).where(eq(communityMedia.id, id))
    expect(rows.map(({ userId }) => userId)).toEqual([userIdOf(farmer)])
  })

  it('forgets pictures whose post was never sent after a day', async () => {
    const farmer = await openSignedInShopper(shop.api)
    await upload(farmer, 'false')
    const own = eq(communityMedia.userId, userIdOf(farmer))
    await forgetExpired(shop.api.database, new Date(Date.now() + 23 * 60 * 60 * 1000))
    expect(await shop.api.database.$count(communityMedia, own)).toBe(1)
    await forgetExpired(shop.api.database, new Date(Date.now() + 25 * 60 * 60 * 1000))
    expect(await shop.api.database.$count(communityMedia, own)).toBe(0)
  })

  it('[03.11] lets brands ask quizzes and polls, and tells them so; nobody else', async () => {
    const [farmer, brand] = [await openSignedInShopper(shop.api), await openBrand()]
    for (const [shopper, may] of [
      [shop.shopper, false],
      [farmer, false],
      [brand, true],
    ] as const) {
      const path = `/engagement-access?userId=${userIdOf(brand)}`
      const { body } = await shopper.call<Answer<'community.engagementAccess'>>(path)
      expect(body).toEqual({ canCreateQuizPoll: may })
      const asked = await shopper.call<Answer<'community.createQuizPoll'>>('/quiz-polls', { body: poll })
      expect(asked.status).toBe(may ? 200 : 403)
    }
    const [row] = await shop.api.database
      .select()
      .from(quizPolls)
      .where(eq(quizPolls.userId, userIdOf(brand)))
    expect(row).toMatchObject({ type: 'poll', question: 'Have you sown?', options: ['Yes', 'No'], correctOption: null })
    expect((row?.endsAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(30 * 24 * 60 * 60 * 1000)
  })

  it.each([
    ['a poll with a right answer', { correctOption: 0 }],
    ['a quiz without one', { type: 'quiz' }],
    ['a quiz whose right answer is none of them', { type: 'quiz', correctOption: 2 }],
    ['one answer', { options: ['Yes'] }],
    ['an empty question', { question: ' ' }],
  ])('[03.11] does not ask %s', async (_what, change) => {
    const { status } = await (await openBrand()).call('/quiz-polls', { body: { ...poll, ...change } })
    expect(status).toBe(400)
  })

  it('lists who follows and whom somebody follows, the newest first', async () => {
    const people = [await openSignedInShopper(shop.api), await openSignedInShopper(shop.api)] as const
    const [one, two] = people
    const three = await openSignedInShopper(shop.api)
    await follow(one, userIdOf(three))
    await follow(two, userIdOf(three))
    await follow(two, userIdOf(three))
    expect(await listed('followers', three)).toEqual([userIdOf(two), userIdOf(one)])
    expect(await listed('following', one)).toEqual([userIdOf(three)])
    await follow(one, userIdOf(three), false)
    expect(await listed('followers', three)).toEqual([userIdOf(two)])
  })

  it('lets no guest follow, and nobody follow themselves or an unknown account', async () => {
    const shopper = await openSignedInShopper(shop.api)
    const answers = [
      await follow(shop.shopper, userIdOf(shopper)),
      await follow(shopper, userIdOf(shopper)),
      await follow(shopper, crypto.randomUUID()),
      await follow(shopper, 'nobody'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 404, 404])
  })

  it('[03.11] keeps nothing of a deleted account', async () => {
    const [brand, other] = [await openBrand(), await openSignedInShopper(shop.api)]
    await follow(brand, userIdOf(other))
    await follow(other, userIdOf(brand))
    await upload(brand, 'true')
    await brand.call('/quiz-polls', { body: poll })
    const { mobileNumber } = brand.session.user
    const { body } = await brand.call<{ developmentCode?: string }>('/auth/deletion-otp', { body: { mobileNumber } })
    await brand.call('/auth/user', { method: 'DELETE', body: { otpCode: body.developmentCode ?? '' } })
    const { database } = shop.api
    const left = [communityMedia, follows, quizPolls].map((own) =>
      database.$count(own, eq(own.userId, userIdOf(brand))),
    )
    expect(await Promise.all(left)).toEqual([0, 0, 0])
    expect(await listed('following', other)).toEqual([])
  })
})
