/**
 * A question with three pictures of 8 MB, and one with a film of 8 MB, posted from a phone over a 3G that drops twice: in the middle of
 * an upload, and when an answer is on its way. Bytes that the network carried against those of the files. Target: each arrives once,
 * and a drop costs the part that was on its way at most.
 */
import type { Browser, Page } from '@playwright/test'
import { filmPartBytes } from '@krishi/storefront-core/film'
import { aFilm } from '../tooling/a-film.ts'
import { launchChromium } from './lib/launch-chromium.ts'
import { openShop } from './lib/open-shop.ts'
import { signInFor } from './lib/sign-in.ts'
import { serveWeakNetwork } from './lib/weak-network.ts'
import type { Cut, Upload } from './lib/weak-network.ts'

const fileBytes = 8_000_000
const patienceMs = 600_000

const shop = await openShop()
const browser = await launchChromium()
try {
  const pictures = await post(browser, choosePictures, [
    { upload: 1, after: 0.5 },
    { upload: 3, after: 1 },
  ])
  print('3 pictures of 8 MB, made smaller on the phone', 3 * fileBytes, pictures)
  const film = await post(browser, chooseFilm, [
    { upload: 3, after: 0.5 },
    { upload: 5, after: 1 },
  ])
  print(`a film of 8 MB, in parts of ${String(filmPartBytes / 1_000_000)} MB`, fileBytes, film)
} finally {
  await browser.close()
  await shop.close()
}

interface Posted {
  readonly uploads: readonly Upload[]
  /** Addresses of the pictures and films in the post. */
  readonly media: readonly string[]
}

async function post(browser: Browser, choose: (page: Page) => Promise<void>, cuts: readonly Cut[]): Promise<Posted> {
  const network = await serveWeakNetwork(shop.origin, cuts)
  const context = await browser.newContext({ baseURL: network.origin, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  try {
    await signInFor(page, '/kisan-vedika/posts/ask')
    await page.getByRole('textbox', { name: 'Your question' }).fill('Which insect eats these leaves of my okra?')
    await choose(page)
    await page.getByRole('button', { name: 'Post question' }).click()
    await page.waitForURL(/\/posts\/[\da-f-]{36}$/)
    await page.getByRole('article').first().waitFor()
    const media = await page.evaluate(() =>
      [...document.querySelectorAll('article a[data-part=picture], article video')].map(
        (each) => each.getAttribute('href') ?? each.getAttribute('src') ?? '',
      ),
    )
    for (const url of media) {
      const { status } = await fetch(shop.origin + url)
      if (status !== 200)
        throw new Error(`${url} answers ${String(status)}. It did not arrive as a whole. Look at the upload.`)
    }
    return { uploads: network.uploads, media }
  } finally {
    await context.close()
    network.close()
  }
}

async function choosePictures(page: Page): Promise<void> {
  const buffers: Buffer[] = []
  for (let number = 0; number < 3; number += 1) buffers.push(await aPhoto(page))
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add pictures' }).click()
  await (
    await choosing
  ).setFiles(buffers.map((buffer, index) => ({ name: `leaf-${String(index)}.jpg`, mimeType: 'image/jpeg', buffer })))
  await page.getByRole('img', { name: 'leaf-2.jpg' }).waitFor()
}

async function chooseFilm(page: Page): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a video' }).click()
  const buffer = Buffer.from(aFilm(12, fileBytes))
  await (await choosing).setFiles({ name: 'field.mp4', mimeType: 'video/mp4', buffer })
  await page.getByRole('img', { name: 'field.mp4' }).waitFor()
}

/** A JPEG of 12 megapixels with much in it, filled up to the size of one: a decoder reads nothing after the end of the picture. */
async function aPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 4000
    canvas.height = 3000
    const context = canvas.getContext('2d')
    for (let spot = 0; spot < 60_000; spot += 1) {
      if (context) context.fillStyle = `hsl(${String(60 + Math.random() * 80)} 60% ${String(20 + Math.random() * 50)}%)`
      context?.fillRect(Math.random() * 4000, Math.random() * 3000, Math.random() * 60, Math.random() * 60)
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
  })
  const photo = Buffer.from(base64, 'base64')
  return Buffer.concat([photo, Buffer.alloc(Math.max(0, fileBytes - photo.length))])
}

function print(title: string, bytes: number, { uploads, media }: Posted): void {
  const carried = (end: Upload['end'] | null) =>
    uploads.reduce((sum, each) => sum + (end === null || each.end === end ? each.bytes : 0), 0)
  const megabytes = (value: number) => (value / 1_000_000).toFixed(2)
  console.log(`\n${title}\n`)
  console.log('| upload | MB | end |')
  console.log('|--:|--:|---|')
  uploads.forEach(({ bytes: sent, end }, index) =>
    console.log(`| ${String(index + 1)} | ${megabytes(sent)} | ${end} |`),
  )
  console.log(
    `\nfiles ${megabytes(bytes)} MB, answered ${megabytes(carried('answered'))} MB, carried in all ${megabytes(carried(null))} MB`,
  )
  console.log(`in the post: ${String(media.length)}, of them different: ${String(new Set(media).size)}`)
}
