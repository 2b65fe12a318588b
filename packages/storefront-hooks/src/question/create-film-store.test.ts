import { filmPartBytes, filmUrl } from '@krishi/storefront-core/film'
import type { Failure, Result } from '@krishi/storefront-core/result'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { aFilm as aFilmOf } from '../../../../tooling/a-film.ts'
import type { CommunityPort } from '../community/community-port.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { createFilmStore } from './create-film-store.ts'

type Upload = Parameters<CommunityPort['uploadMedia']>[0]

const picture = '/img/media-1.webp'
const size = filmPartBytes * 3 + 5

/**
 * What a server does with a film, and what it has of it. A call can fail before it, or its answer be lost after it, by the number of
 * the call: the first one is that of the picture.
 */
function aServer(faults: Readonly<Record<number, Failure<PortErrorCode> | 'lost'>>) {
  let held = 0
  let call = 0
  const starts: number[] = []
  function take({ file, offset }: Upload): Result<string, PortErrorCode> {
    if (offset === undefined) return ok(picture)
    starts.push(offset)
    if (offset !== held) return err('request/conflict', { fields: { offset: String(held) } })
    held += file.size
    return ok(picture)
  }
  return {
    held: () => held,
    starts,
    uploadMedia: (upload: Upload, { signal }: { signal?: AbortSignal | undefined } = {}) => {
      call += 1
      const fault = faults[call]
      if (signal?.aborted) return Promise.resolve(err('network/aborted'))
      if (fault !== undefined && fault !== 'lost') return Promise.resolve({ ok: false, error: fault } as const)
      const answer = take(upload)
      return Promise.resolve(fault === 'lost' ? err('network/timeout') : answer)
    },
  }
}

const aFile = (seconds: number, bytes?: number) => new File([aFilmOf(seconds, bytes)], 'field.mp4')

/** A film of four parts, chosen. */
async function aFilm(faults: Parameters<typeof aServer>[0] = {}) {
  const { storefront, clock } = aStorefront()
  const server = aServer(faults)
  const community = { ...storefront.ports.community, uploadMedia: server.uploadMedia }
  const frame = new Blob([new Uint8Array(9)], { type: 'image/jpeg' })
  const film = createFilmStore({ ...storefront, ports: { ...storefront.ports, community } }, () =>
    Promise.resolve(frame),
  )
  await film.choose(aFile(12, size))
  /** Sends it, and lets as much time go by as the losses take. */
  async function send() {
    const sending = film.send()
    for (let pause = 0; pause < 6; pause += 1) await clock.advance(16_000)
    return sending
  }
  return { film, server, send, clock }
}

const offline = { code: 'network/offline' } as const

describe('the film of a question', () => {
  it('[34.2] is sent part after part, and none of it twice', async () => {
    const { film, server, send } = await aFilm()
    expect(film.getState().film).toMatchObject({ name: 'field.mp4' })
    expect(await send()).toEqual(ok(filmUrl(picture)))
    expect([server.starts, server.held()]).toEqual([[0, 1, 2, 3].map((part) => part * filmPartBytes), size])
  })

  it('[34.2] goes on by itself after the network has dropped twice, where it stopped', async () => {
    const { server, send } = await aFilm({ 3: offline, 5: offline })
    expect(await send()).toEqual(ok(filmUrl(picture)))
    expect([server.starts, server.held()]).toEqual([[0, 1, 2, 3].map((part) => part * filmPartBytes), size])
  })

  it('[34.2] goes on from where the server stands when an answer was lost, that to the last part too', async () => {
    for (const lost of [3, 5]) {
      const { server, send } = await aFilm({ [lost]: 'lost' })
      expect(await send()).toEqual(ok(filmUrl(picture)))
      expect(server.held()).toBe(size)
    }
  })

  it('[34.2] goes on with the next try once the network was away for too long', async () => {
    const { film, server, send } = await aFilm(Object.fromEntries([3, 4, 5, 6, 7, 8].map((call) => [call, offline])))
    expect(await send()).toMatchObject({ error: offline })
    expect([film.getState().percent, server.held()]).toEqual([null, filmPartBytes])
    expect(await send()).toEqual(ok(filmUrl(picture)))
    expect(server.starts).toEqual([0, 1, 2, 3].map((part) => part * filmPartBytes))
  })

  it('[34.2] is given up while the network is waited for, and goes on with the next try', async () => {
    const { film, send, clock } = await aFilm({ 3: offline })
    const sending = film.send()
    await clock.advance(10)
    expect(film.getState().percent).toBe(33)
    film.cancel()
    await clock.advance(10)
    expect(await sending).toMatchObject({ error: { code: 'network/aborted' } })
    expect(film.getState()).toMatchObject({ film: { name: 'field.mp4' }, percent: null })
    expect(await send()).toEqual(ok(filmUrl(picture)))
  })

  it.each([
    ['too-long', { code: 'request/invalid', fields: { formFile: 'too-long' } }, 'length'],
    ['no film', { code: 'request/invalid', fields: { formFile: 'not-a-film' } }, 'type'],
    ['too large', { code: 'request/too-large' }, 'size'],
  ] as const)('[34.2] is taken out when the server refuses it: %s', async (_what, fault, problem) => {
    const { film, send } = await aFilm({ 2: fault })
    expect(await send()).toMatchObject({ error: fault })
    expect(film.getState()).toMatchObject({ film: null, problem })
    expect(await film.send()).toEqual(ok(null))
  })

  it('[34.2] is judged when it is chosen, and can be taken out again', async () => {
    const { film } = await aFilm()
    await film.choose(aFile(31))
    expect(film.getState()).toMatchObject({ film: null, problem: 'length', isAdding: false })
    await film.choose(new File(['<html>'], 'film.mp4', { type: 'video/mp4' }))
    expect(film.getState()).toMatchObject({ film: null, problem: 'type' })
    await film.choose(aFile(30))
    expect(film.getState()).toMatchObject({ film: { name: 'field.mp4' }, problem: null })
    film.remove()
    expect(film.getState().film).toBeNull()
  })

  it('[34.2] is the last one that was chosen, and none once that was taken out, however long the first frame takes', async () => {
    const { storefront } = aStorefront()
    const drawn: (() => void)[] = []
    const film = createFilmStore(storefront, (file) => {
      return new Promise((resolve) => drawn.push(() => resolve(file)))
    })
    const choosing = ['first.mp4', 'second.mp4'].map((name) => film.choose(new File([aFilmOf(12)], name)))
    await expect.poll(() => drawn.length).toBe(2)
    for (const draw of drawn.toReversed()) draw()
    await Promise.all(choosing)
    expect(film.getState()).toMatchObject({ film: { name: 'second.mp4' }, isAdding: false })

    const choosingAgain = film.choose(aFile(12))
    await expect.poll(() => drawn.length).toBe(3)
    film.remove()
    drawn.at(-1)?.()
    await choosingAgain
    expect(film.getState()).toMatchObject({ film: null, isAdding: false })
  })
})
