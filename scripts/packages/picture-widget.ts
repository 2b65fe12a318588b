import type { Page } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Screenshots are taken until two in a row are the same, but at most this many. */
const maxPictures = 10

/** A screenshot of one widget of the page `widgets.html` below `site`, with these style sheets in this order. */
export async function pictureWidget(
  page: Page,
  site: string,
  widget: string,
  sheets: readonly string[],
): Promise<Buffer> {
  const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('')
  const address = `${site}widgets.html`
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('</head>', () => `${styles}</head>`) })
  })
  // A change of the fragment alone would not load the page again.
  await page.goto('about:blank')
  await page.goto(`${address}#${widget}`)
  await page.locator(`[data-scope="${widget}"]`).first().waitFor()
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined))))
  const picture = await stillPicture(page)
  await page.unroute(address)
  return picture
}

async function stillPicture(page: Page): Promise<Buffer> {
  let picture = await page.screenshot({ animations: 'disabled' })
  for (let taken = 1; taken < maxPictures; taken += 1) {
    const next = await page.screenshot({ animations: 'disabled' })
    if (next.equals(picture)) break
    picture = next
  }
  return picture
}

/** The share of pixels that differ between two screenshots of the same size, from 0 to 1. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const first = await pixelsOf(one)
  const second = await pixelsOf(other)
  const { width, height } = first.info
  return pixelmatch(first.data, second.data, undefined, width, height) / (width * height)
}

function pixelsOf(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}
