import { type Context, Hono } from 'hono'
import sharp from 'sharp'
import { refuse } from '../http/envelope.ts'
import { isKnownEtag } from '../http/is-known-etag.ts'
import { drawNoImage, drawPackshot } from '../seed/packshots/index.ts'
import type { PackshotSpec } from '../seed/types.ts'
import { createDrawingMarks, type Drawing } from './drawing-marks.ts'
import { createPictureCache } from './picture-cache.ts'
import {
  type PictureFormat,
  type PictureSize,
  readPictureName,
  readPictureSize,
  readShopperPicture,
  type ShopperPicture,
} from './picture-request.ts'
import { renderPhoto, renderPicture } from './render-picture.ts'

/** What the picture route works with. */
export interface ImageRouteDependencies {
  /** The facts of a product's picture; null for a product that does not exist. */
  findPackshot: (handle: string) => Promise<PackshotSpec | null>
  /** The bytes of a picture in a published review or post; null for any other. */
  findShopperPicture: (picture: ShopperPicture) => Promise<Uint8Array | null>
  /** Where rendered pictures are kept; created when needed. */
  cacheDir: string
}

/** A picture that can be made in any size. */
interface Picture {
  /** Names it in the cache. */
  readonly mark: string
  render: (size: PictureSize) => Promise<Buffer>
}

/**
 * Serves `/{handle}.webp` and `/{handle}.avif` with `w` (px, 640 when absent) and `q` (1 to 100, 80 when absent), the other
 * pictures of the product as `/{handle}.back.webp` and `/{handle}.close-up.webp`, pictures of shoppers as
 * `/review-{id}.webp` and `/media-{id}.webp`, and `/noImage.png`, the stand-in for a missing picture [02.9]. Answers 400 for a
 * size that is not on the list, 404 for an unknown product or name, each with the error envelope. Mount it at `/img`; mounted at `/images` as well it serves
 * `/images/noImage.png`.
 */
export function createImageRoute({ findPackshot, findShopperPicture, cacheDir }: ImageRouteDependencies): Hono {
  sharp.concurrency(1)
  const cache = createPictureCache(cacheDir)
  const app = new Hono()

  const markOf = createDrawingMarks()

  function drawn(context: Context, drawing: Drawing, format: PictureFormat | 'png'): Promise<Response> {
    const render = (size: PictureSize) => renderPicture(drawing.draw(), format, size)
    return send(context, { mark: markOf(drawing), render }, format)
  }

  async function send(context: Context, { mark, render }: Picture, format: PictureFormat | 'png'): Promise<Response> {
    const size = readPictureSize(context.req.query('w'), context.req.query('q'))
    if (!size.ok) return refuse(context, size.error.code, { fields: size.error.fields })
    const { width, quality } = size.value
    const key = `${mark}-${width}-${quality}`
    const etag = `"${key}-${format}"`
    context.header('cache-control', 'public, max-age=31536000, immutable')
    context.header('etag', etag)
    if (isKnownEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304)
    const picture = await cache.read(`${key}.${format}`, () => render(size.value))
    return context.body(new Uint8Array(picture), 200, {
      'content-type': `image/${format}`,
      'content-length': String(picture.byteLength),
    })
  }

  app.get('/noImage.png', (context) => drawn(context, { facts: 'noImage', draw: drawNoImage }, 'png'))
  app.get('/:name', async (context) => {
    const name = readPictureName(context.req.param('name'))
    if (name === null) return refuse(context, 'request/not-found')
    const ofShopper = readShopperPicture(name.handle)
    if (ofShopper !== null) {
      const bytes = await findShopperPicture(ofShopper)
      if (bytes === null) return refuse(context, 'request/not-found')
      const { format } = name
      return await send(context, { mark: name.handle, render: (size) => renderPhoto(bytes, format, size) }, format)
    }
    const spec = await findPackshot(name.handle)
    if (spec === null) return refuse(context, 'request/not-found')
    const { view, format } = name
    return await drawn(context, { facts: JSON.stringify([spec, view]), draw: () => drawPackshot(spec, view) }, format)
  })
  return app
}
