import { randomUUID } from 'node:crypto'
import type { OperationName, OperationPayloads, PostOnWire } from '@krishi/storefront-core/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { idsOf, userIdOf, shareCommunity } from '../../test/community.ts'
import { engines } from '../../test/databases.ts'
import type { TestShopper } from '../../test/shopper.ts'
import { aPostDraft } from '../../test/valid-people-calls.ts'
import { schema } from '../database/index.ts'

type Answer<Name extends OperationName> = OperationPayloads[Name]['response']

describe.each(engines)('posts on $name', (engine) => {
  const { answer, ask, commentsOf, guest, read, shop, signedIn, upload, wait } = shareCommunity(engine)
  const { communityMedia } = schema

  it('[34.2] are what their author wrote, as text, with the place that the server knows, under the author’s own id', async () => {
    const shopper = await signedIn()
    const { id, status } = await ask(shopper, {
      title: ' Why  are the leaves\nof my Рaddy <b>yellow</b>?',
      description: 'Since Monday.\r\n\r\n\r\n\r\nI gave urea.\u202e',
      postContext: { cropId: 'paddy' },
      locale: { pinCode: '560001', language: 'hi' },
      tags: ['anything'],
    })
    expect(status).toBe(200)
    const { body: post } = await shop.shopper.call<PostOnWire>(`/posts/${id}`)
    expect(post).toMatchObject({
      title: 'Why are the leaves of my Paddy <b>yellow</b>?',
      description: 'Since Monday.\n\nI gave urea.',
      isHTMLFormatted: false,
      userId: userIdOf(shopper),
      postContext: { cropId: 'paddy' },
      isDeleted: false,
      isSolved: false,
      replyCount: 0,
    })
    expect(post.tags).toEqual(['paddy', 'Bengaluru', 'Karnataka', 'India', '560001', 'en', '', '', ''])
  })

  it('[34.2] are posted once, however often they are sent; nobody takes the id of another’s', async () => {
    const shopper = await signedIn()
    const { id, title } = await ask(shopper)
    expect(await ask(shopper, { id, title })).toMatchObject({ status: 200, body: { result: 'Success', postId: id } })
    expect(await read(`userId=${userIdOf(shopper)}`)).toHaveLength(1)
    expect((await ask(await signedIn(), { id, title })).status).toBe(409)
  })

  it.each([
    ['too short', { title: 'Why?' }, { title: 'too-short' }],
    ['a place that nobody knows', { locale: { ...aPostDraft().locale, pinCode: '999999' } }, { pincode: 'unknown' }],
    ['links', { description: 'https://a.in https://b.in https://c.in' }, { description: 'too-many-links' }],
    ['somebody else’s picture', { medias: [{ mediaUrl: '/x.png', mediaType: 'image' }] }, { pictures: 'unknown' }],
  ] as const)('[34.2] are refused: %s', async (_what, own, fields) => {
    expect(await ask(await signedIn(), own)).toMatchObject({ status: 400, body: { code: 'request/invalid', fields } })
  })

  it('[34.2] are refused when the same is posted again, and after ten in a day', async () => {
    const shopper = await signedIn()
    const { title } = await ask(shopper)
    expect((await ask(shopper, { title })).body).toMatchObject({ fields: { title: 'repeated' } })
    for (let count = 1; count < 10; count += 1) expect((await ask(shopper)).status).toBe(200)
    expect(await ask(shopper)).toMatchObject({ status: 429, body: { code: 'request/rate-limited' } })
    wait(25 * 60 * 60 * 1000)
    const later = await signedIn()
    expect((await ask(later)).status).toBe(200)
  })

  it('[34.2] have at most three pictures of their author, which go with them', async () => {
    const [shopper, other] = [await signedIn(), await signedIn()]
    const pictures = [await upload(shopper), await upload(shopper)]
    const medias = pictures.map((mediaUrl) => ({ mediaUrl, mediaType: 'image' as const }))
    expect((await ask(other, { medias })).body).toMatchObject({ fields: { pictures: 'unknown' } })
    expect((await ask(shopper, { medias: [...medias, ...medias] })).body).toMatchObject({
      fields: { pictures: 'too-many' },
    })
    const [loose = ''] = pictures
    const pictureId = loose.slice('/img/media-'.length, -'.webp'.length)
    expect(await shop.api.findShopperPicture({ of: 'post', id: pictureId })).toBeNull()
    const { id } = await ask(shopper, { medias: medias.toReversed() })
    const [post] = await read(`userId=${userIdOf(shopper)}`)
    expect(post?.medias.map(({ mediaUrl }) => mediaUrl)).toEqual(pictures.toReversed())
    expect(await shop.api.findShopperPicture({ of: 'post', id: pictureId })).not.toBeNull()
    await shopper.call(`/posts/${id}/delete`, { method: 'PUT' })
    expect(await shop.api.database.$count(communityMedia, eq(communityMedia.userId, userIdOf(shopper)))).toBe(0)
  })

  it('[34.2] leave a picture that was taken out again', async () => {
    const shopper = await signedIn()
    const url = await upload(shopper)
    const path = `/media?imageUrl=${encodeURIComponent(url)}`
    expect((await (await signedIn()).call(path, { method: 'DELETE' })).status).toBe(200)
    const own = eq(communityMedia.userId, userIdOf(shopper))
    expect(await shop.api.database.$count(communityMedia, own)).toBe(1)
    await shopper.call(path, { method: 'DELETE' })
    expect(await shop.api.database.$count(communityMedia, own)).toBe(0)
  })

  it('[34.1] are listed the newest first, by author, crop, language and whether they are solved; past the end is nothing', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    const first = await ask(one, { postContext: { cropId: 'onion' } })
    const second = await ask(one, { title: 'टमाटर के पत्ते पीले क्यों हो रहे हैं' })
    const third = await ask(two, { postContext: { cropId: 'moon' } })
    expect(idsOf(await read('')).slice(0, 3)).toEqual([third.id, second.id, first.id])
    expect(idsOf(await read(`userId=${userIdOf(one)}`))).toEqual([second.id, first.id])
    expect(idsOf(await read('isUserPostsRequired=true', two))).toEqual([third.id])
    expect(await read('isUserPostsRequired=true')).toEqual([])
    expect(idsOf(await read(`cropIds=onion,chilli&userId=${userIdOf(one)}`))).toEqual([first.id])
    expect(idsOf(await read(`language=hi&userId=${userIdOf(one)}`))).toEqual([second.id])
    expect((await shop.shopper.call<readonly PostOnWire[]>('/posts?pagesize=1&pagenum=9000')).body).toEqual([])
    const reply = await answer(two, first.id)
    await one.call(`/comments/${reply.id}/accept`, { method: 'PUT', body: { isAccepted: true } })
    expect(idsOf(await read(`unsolved=true&userId=${userIdOf(one)}`))).toEqual([second.id])
  })

  it('[34.1] nearby are those of the state, of the district first; abroad there are none', async () => {
    const shopper = await signedIn()
    const at = (pinCode: string) => ({ locale: { ...aPostDraft().locale, pinCode } })
    const here = await ask(shopper, at('560001'))
    await ask(shopper, at('700001'))
    const position = 'latitude=12.97&longitude=77.59'
    const near = await read(`${position}&userId=${userIdOf(shopper)}`)
    expect(idsOf(near)).toEqual([here.id])
    expect(await read('latitude=51.5&longitude=0')).toEqual([])
  })

  it('[34.1, 34.6] most viewed come first; each shopper counts once', async () => {
    const shopper = await signedIn()
    const [seen, unseen] = [await ask(shopper), await ask(shopper)]
    const viewer = await guest()
    for (const body of [{ postIds: [seen.id, seen.id, 'x', randomUUID()] }, { postIds: [seen.id] }, { postIds: [] }]) {
      expect((await viewer.call('/post-views', { body })).body).toEqual({ result: 'Success' })
    }
    await shopper.call('/post-views', { body: { postIds: [seen.id] } })
    const list = await read(`mostViewedPosts=true&userId=${userIdOf(shopper)}`)
    expect(list.map(({ id, viewedUsers }) => [id, viewedUsers])).toEqual([
      [seen.id, 2],
      [unseen.id, 0],
    ])
  })

  it('[34.3] are liked by whoever is signed in, once; the answer is the list of all who do', async () => {
    const [author, one, two] = [await signedIn(), await signedIn(), await signedIn()]
    const { id } = await ask(author)
    const like = (shopper: TestShopper, isLike: boolean) =>
      shopper.call<Answer<'community.votePost'>>(`/posts/${id}/vote`, { method: 'PUT', body: { isLike } })
    await like(one, true)
    await like(one, true)
    const { body } = await like(two, true)
    expect([body.result, [...body.upVotes].sort()]).toEqual(['Success', [userIdOf(one), userIdOf(two)].sort()])
    expect((await like(one, false)).body.upVotes).toEqual([userIdOf(two)])
    expect((await read(`userId=${userIdOf(author)}`))[0]?.upVotes).toEqual([userIdOf(two)])
  })

  it('[34.3, 34.9] are changed and deleted by their author alone', async () => {
    const [author, other] = [await signedIn(), await signedIn()]
    const { id } = await ask(author)
    const title = 'Which spray helps against thrips?'
    const change = { method: 'PUT', body: { title } } as const
    const path = `/posts/${id}`
    for (const shopper of [other, await guest()]) {
      expect((await shopper.call(path, change)).status).toBe(403)
      expect((await shopper.call(`${path}/delete`, { method: 'PUT' })).status).toBe(403)
    }
    expect((await author.call(path, { ...change, body: { ...change.body, title: 'Hm' } })).status).toBe(400)
    expect((await author.call(path, change)).body).toEqual({ result: 'Success' })
    expect((await shop.shopper.call<PostOnWire>(path)).body.title).toBe(title)
    await author.call(path, {
      ...change,
      body: { ...change.body, title: 'धान की पत्तियाँ पीली क्यों पड़ रही हैं, और कौन सी दवा सबसे अच्छी रहेगी?' },
    })
    expect(await read(`userId=${userIdOf(author)}&language=hi`)).toMatchObject([{ id, locale: { language: 'hi' } }])
    await answer(other, id)
    expect((await author.call(`${path}/delete`, { method: 'PUT' })).body).toEqual({ result: 'Success' })
    expect((await shop.shopper.call(path)).status).toBe(404)
    expect(await commentsOf(id)).toEqual([])
  })
})
