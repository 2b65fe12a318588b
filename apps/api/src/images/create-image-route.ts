import { type Context, Hono } from 'hono'
import sharp from 'sharp'
import { refuse } from '../http/envelope.ts'
import { drawNoImage, drawPackshot } from '../seed/packshots/index.ts'
import type { PackshotSpec } from '../seed/types.ts'
import { createDrawingMarks, type Drawing } from './drawing-marks.ts'
import { createPictureCache } from './picture-cache.ts'
import { type PictureFormat, readPictureName, readPictureSize } from './picture-request.ts'
import { renderPicture } from './render-picture.ts'

/** What the picture route works with. */
export interface ImageRouteDependencies {
  /** The facts of a product's picture; null for a product that does not exist. */
  findPackshot(handle: string): Promise<PackshotSpec | null>
  /** Where rendered pictures are kept; created when needed. */
  cacheDir: string
}

/**
 * Serves `/{handle}.webp` and `/{handle}.avif` with `w` (px, 640 when absent) and `q` (1 to 100, 80 when absent), and
 * `/noImage.png`, the stand-in for a missing picture [02.9]. Answers 400 for a size that is not on the list, 404 for an
 * unknown product or name, each with the error envelope. Mount it at `/img`; mounted at `/images` as well it serves
 * `/images/noImage.png`.
 */
export function createImageRoute({ findPackshot, cacheDir }: ImageRouteDependencies): Hono {
  sharp.concurrency(1)
  const cache = createPictureCache(cacheDir)
  const app = new Hono()

  const markOf = createDrawingMarks()

  async function send(context: Context, drawing: Drawing, format: PictureFormat | 'png'): Promise<Response> {
    const size = readPictureSize(context.req.query('w'), context.req.query('q'))
    if (!size.ok) return refuse(context, size.error.code, { fields: size.error.fields })
    const { width, quality } = size.value
    const key = `${markOf(drawing)}-${width}-${quality}`
    const etag = `"${key}-${format}"`
    context.header('cache-control', 'public, max-age=31536000, immutable')
    context.header('etag', etag)
    if (isKnown(context.req.header('if-none-match'), etag)) return context.body(null, 304)
    const picture = await cache.read(`${key}.${format}`, () => renderPicture(drawing.draw(), format, size.value))
    return context.body(new Uint8Array(picture), 200, {
      'content-type': `image/${format}`,
      'content-length': String(picture.byteLength),
    })
  }

  app.get('/noImage.png', (context) => send(context, { facts: 'noImage', draw: drawNoImage }, 'png'))
  app.get('/:name', async (context) => {
    const name = readPictureName(context.req.param('name'))
    if (name === null) return refuse(context, 'request/not-found')
    const spec = await findPackshot(name.handle)
    if (spec === null) return refuse(context, 'request/not-found')
    return await send(context, { facts: JSON.stringify(spec), draw: () => drawPackshot(spec) }, name.format)
  })
  return app
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
