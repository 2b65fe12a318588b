import { filmLimits, filmPartBytes, filmUrl } from '@krishi/storefront-core/film'
import type { PostOnWire } from '@krishi/storefront-core/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aFilm } from '../../../../tooling/a-film.ts'
import { shareCommunity, userIdOf } from '../../test/community.ts'
import { engines } from '../../test/databases.ts'
import type { TestShopper } from '../../test/shopper.ts'
import { schema } from '../database/index.ts'

describe.each(engines)('films of posts on $name', (engine) => {
  const { ask, shop, signedIn, upload, wait } = shareCommunity(engine)
  const { communityFilmParts, communityFilms, posts } = schema

  async function send(shopper: TestShopper, filmOf: string, film: Uint8Array, { offset = 0, size = film.length } = {}) {
    const form = new FormData()
    form.set('formFile', new File([film.slice(offset, offset + filmPartBytes)], 'a.mp4', { type: 'video/mp4' }))
    const query = new URLSearchParams({ isBrandUser: 'false', filmOf, offset: String(offset), size: String(size) })
    const headers = { authorization: `Bearer ${shopper.token}`, 'api-version': '2.0' }
    const sent = await shop.api.app.request(`/api/media?${query}`, { method: 'POST', headers, body: form })
    return { status: sent.status, body: await sent.json() }
  }

  /** Posts a question with a film that is sent as a whole. */
  async function askWithFilm(shopper: TestShopper, film = aFilm(12)) {
    const picture = await upload(shopper)
    await send(shopper, picture, film)
    const url = filmUrl(picture)
    const { id } = await ask(shopper, { medias: [{ mediaUrl: url, mediaType: 'video' }] })
    return { id, url, film }
  }

  const get = (url: string, range?: string) =>
    shop.api.app.request(url, range === undefined ? {} : { headers: { range } })

  it('[34.2] come in parts, go on after a lost connection, and are in their post once they are whole', async () => {
    const shopper = await signedIn()
    const picture = await upload(shopper)
    const film = aFilm(30, filmPartBytes * 2 + 5)
    const medias = [{ mediaUrl: filmUrl(picture), mediaType: 'video' as const }]
    expect(await send(shopper, picture, film)).toEqual({ status: 200, body: { mediaUrl: filmUrl(picture) } })
    // Its answer was lost: the part is sent again, and another that does not follow.
    for (const offset of [0, filmPartBytes * 2]) {
      expect(await send(shopper, picture, film, { offset })).toMatchObject({
        status: 409,
        body: { fields: { offset: String(filmPartBytes) } },
      })
    }
    expect((await ask(shopper, { medias })).body).toMatchObject({ fields: { film: 'unknown' } })
    for (const offset of [filmPartBytes, filmPartBytes * 2]) {
      expect((await send(shopper, picture, film, { offset })).status).toBe(200)
    }
    expect((await get(filmUrl(picture))).status).toBe(404)
    const { id } = await ask(shopper, { medias })
    const { body: post } = await shop.shopper.call<PostOnWire>(`/posts/${id}`)
    expect(post.medias).toEqual(medias)
    const whole = await get(filmUrl(picture))
    expect(Buffer.from(await whole.arrayBuffer()).equals(Buffer.from(film))).toBe(true)
  })

  it('[34.2] are judged by their content: neither pictures nor what is too long or too large is kept', async () => {
    const shopper = await signedIn()
    const { length } = aFilm(3)
    const refused = [
      await send(shopper, await upload(shopper), new Uint8Array(500)),
      await send(shopper, await upload(shopper), aFilm(31)),
      await send(shopper, await upload(shopper), aFilm(3), { size: filmLimits.bytes + 1 }),
      await send(shopper, await upload(shopper), aFilm(3), { size: length - 1 }),
      await send(shopper, await upload(await signedIn()), aFilm(3)),
      await send(await signedIn(), '/img/elsewhere.webp', aFilm(3)),
    ]
    expect(refused.map(({ status, body }) => [status, body.fields])).toEqual([
      [400, { formFile: 'not-a-film' }],
      [400, { formFile: 'too-long' }],
      [413, undefined],
      [400, { size: 'invalid' }],
      [400, { filmOf: 'unknown' }],
      [400, { filmOf: 'unknown' }],
    ])
    const own = eq(communityFilms.userId, userIdOf(shopper))
    const kept = shop.api.database.select().from(communityFilmParts).innerJoin(communityFilms, own)
    expect(await kept.where(eq(communityFilms.id, communityFilmParts.filmId))).toEqual([])
  })

  it('[34.2] are five a day of each account', async () => {
    const shopper = await signedIn()
    for (let count = 0; count < filmLimits.perDay; count += 1) {
      expect((await send(shopper, await upload(shopper), aFilm(3))).status).toBe(200)
    }
    const picture = await upload(shopper)
    expect((await send(shopper, picture, aFilm(3))).status).toBe(429)
    wait(25 * 60 * 60 * 1000)
  })

  it.each([
    ['bytes=0-', 0, 1999],
    ['bytes=100-199', 100, 199],
    ['bytes=1900-9999', 1900, 1999],
    ['bytes=-100', 1900, 1999],
  ])('[34.2] are played from where the player wants: %s', async (range, first, last) => {
    const { url, film } = await askWithFilm(await signedIn())
    const answer = await get(url, range)
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes ${first}-${last}/2000`])
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(film.slice(first, last + 1)))).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'content-length': String(last + 1 - first),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })

  it('[34.2] have no range past their end, and are gone with their post', async () => {
    const shopper = await signedIn()
    const { id, url } = await askWithFilm(shopper)
    const answer = await get(url, 'bytes=2000-')
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */2000'])
    await shopper.call(`/posts/${id}/delete`, { method: 'PUT' })
    expect([(await get(url)).status, (await get('/api/films/elsewhere.mp4')).status]).toEqual([404, 404])
    const own = eq(communityFilms.userId, userIdOf(shopper))
    expect(await shop.api.database.$count(communityFilms, own)).toBe(0)
  })

  it('[34.2, 34.5] are seen by nobody once a moderator has hidden their post', async () => {
    const { id, url } = await askWithFilm(await signedIn())
    await shop.api.database.update(posts).set({ isHidden: true }).where(eq(posts.id, id))
    expect((await get(url)).status).toBe(404)
  })
})
