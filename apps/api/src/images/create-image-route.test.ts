import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PackshotSpec } from '../seed/types.ts'
import { createImageRoute } from './create-image-route.ts'

const tomato: PackshotSpec = {
  shape: 'pouch',
  brand: 'Annadata',
  title: 'Surya F1 Tomato',
  subtitle: 'Hybrid seeds',
  hue: 25,
  emblem: 'tomato',
  organic: true,
}

const photoId = '3f2c8f0e-55c1-4f5e-9d2e-8f3a1b7c6d5e'
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a7a3b' } })
  .webp()
  .toBuffer()

let cacheDir = ''
let app = new Hono()

function shopWith(directory: string): Hono {
  const images = createImageRoute({
    findShopperPicture: ({ of, id }) => Promise.resolve(of === 'review' && id === photoId ? photo : null),
    findPackshot: (handle) => Promise.resolve(handle === 'surya-f1-tomato' ? tomato : null),
    cacheDir: directory,
  })
  return new Hono().route('/img', images).route('/images', images)
}

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'img-'))
  app = shopWith(cacheDir)
})

afterEach(async () => {
  await rm(cacheDir, { recursive: true, force: true })
})

describe('GET /img/{handle}.{format}', () => {
  it('[02.9] serves a WebP of the asked width, at most 12 kB at 320 px', async () => {
    const answer = await app.request('/img/surya-f1-tomato.webp?w=320&q=75')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
    expect(bytes.byteLength).toBeLessThan(12_000)
  })

  it('serves three pictures of each product', async () => {
    const names = ['surya-f1-tomato', 'surya-f1-tomato.back', 'surya-f1-tomato.close-up']
    const answers = await Promise.all(names.map(async (name) => await app.request(`/img/${name}.webp?w=320`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3)
  })

  it('serves AVIF when the name asks for it', async () => {
    const answer = await app.request('/img/surya-f1-tomato.avif?w=160&q=60')
    expect(answer.headers.get('content-type')).toBe('image/avif')
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'heif', width: 160 })
  })

  it('[02.9] uses quality 80 and width 640 when they are absent', async () => {
    const plain = await app.request('/img/surya-f1-tomato.webp')
    const spelled = await app.request('/img/surya-f1-tomato.webp?w=640&q=80')
    expect(plain.headers.get('etag')).toBe(spelled.headers.get('etag'))
    expect(plain.headers.get('etag')).toMatch(/^"[0-9a-f]{40}-640-80-webp"$/)
  })

  it('lets browsers keep a picture for a year and answers 304 to its ETag', async () => {
    const first = await app.request('/img/surya-f1-tomato.webp?w=80')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const again = await app.request('/img/surya-f1-tomato.webp?w=80', { headers: { 'if-none-match': `W/${etag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it.each(['w=81', 'w=0', 'w=1e2', 'w=-80', 'w=', 'w=320&q=81', 'w=320&q=0', 'w=320&q=abc', 'w=99999'])(
    'refuses the size %s with the envelope',
    async (query) => {
      const answer = await app.request(`/img/surya-f1-tomato.webp?${query}`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'request/invalid', fields: expect.any(Object) })
      expect(answer.headers.get('cache-control')).toBeNull()
      expect(await readdir(cacheDir)).toEqual([])
    },
  )

  it('answers 404 with the envelope for an unknown product', async () => {
    const answer = await app.request('/img/unknown.webp?w=320')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'request/not-found', message: expect.any(String) })
  })

  it.each([
    '/img/..%2f..%2fetc%2fpasswd.webp',
    '/img/%2e%2e%2fsurya-f1-tomato.webp',
    '/img/surya-f1-tomato.webp%00.webp',
    '/img/surya-f1-tomato.png',
    '/img/SURYA.webp',
    '/img/surya-f1-tomato.front.webp',
    '/img/surya-f1-tomato.side.webp',
    '/img/.webp',
    '/img/..%5csurya-f1-tomato.webp',
  ])('does not know the name %s', async (path) => {
    expect((await app.request(path)).status).toBe(404)
  })

  it('keeps one finished file however many ask at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => await app.request('/img/surya-f1-tomato.webp?w=240')),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await readdir(cacheDir)).toHaveLength(1)
  })

  it('serves the picture where the cache cannot be written', async () => {
    const file = join(cacheDir, 'a-file')
    await writeFile(file, 'not a directory')
    const answer = await shopWith(file).request('/img/surya-f1-tomato.webp?w=80')
    expect(answer.status).toBe(200)
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(80)
  })
})

describe('GET /img/review-{id}.{format}', () => {
  it('[02.9] serves a shopper’s picture in the asked size, never larger than it is, and keeps it', async () => {
    for (const [query, width] of [
      ['w=160', 160],
      ['w=1200', 900],
    ] as const) {
      const answer = await app.request(`/img/review-${photoId}.webp?${query}`)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(width)
    }
    expect(await readdir(cacheDir)).toHaveLength(2)
    expect((await app.request(`/img/review-${photoId}.webp?w=161`)).status).toBe(400)
  })

  it('answers 404 for a picture that is not, or not yet, published, though it was kept', async () => {
    await app.request(`/img/review-${photoId}.webp?w=160`)
    const hidden = new Hono().route(
      '/img',
      createImageRoute({
        findPackshot: () => Promise.resolve(null),
        findShopperPicture: () => Promise.resolve(null),
        cacheDir,
      }),
    )
    expect((await hidden.request(`/img/review-${photoId}.webp?w=160`)).status).toBe(404)
    expect((await app.request('/img/review-nothing.webp?w=160')).status).toBe(404)
  })
})

describe('GET noImage.png', () => {
  it('[02.9] serves the stand-in as a PNG of less than 10 kB under both addresses', async () => {
    for (const path of ['/img/noImage.png', '/images/noImage.png']) {
      const answer = await app.request(path)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('content-type')).toBe('image/png')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 640 })
      expect(bytes.byteLength).toBeLessThan(10_000)
    }
  })
})
