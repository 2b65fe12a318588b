import sharp from 'sharp'
import type { PictureFormat, PictureSize } from './picture-request.ts'

/** The size of a drawing before it is scaled, in px. */
const drawingWidth = 1000

/** SVG units are px at this density. */
const dotsPerInch = 72

/** Packs have sharp outlines and a soft shadow: less than this shows at their edges. */
const alphaQuality = 50

/** Turns a drawing into the bytes of a picture. PNG is for the stand-in, whose few colours fit a palette. */
export async function renderPicture(
  svg: string,
  format: PictureFormat | 'png',
  { width, quality }: PictureSize,
): Promise<Buffer> {
  const density = dotsPerInch * Math.max(1, width / drawingWidth)
  const image = sharp(Buffer.from(svg), { density }).resize(width)
  switch (format) {
    case 'webp':
      return await image.webp({ quality, alphaQuality }).toBuffer()
    case 'avif':
      return await image.avif({ quality, effort: 3 }).toBuffer()
    case 'png':
      return await image.png({ palette: true, quality, effort: 7, dither: 0 }).toBuffer()
  }
}

/** Turns a shopper's picture, which was re-encoded when it came, into the bytes of a size. It is never made larger. */
export async function renderPhoto(
  photo: Uint8Array,
  format: PictureFormat,
  { width, quality }: PictureSize,
): Promise<Buffer> {
  const image = sharp(photo).resize({ width, withoutEnlargement: true })
  return format === 'webp'
    ? await image.webp({ quality }).toBuffer()
    : await image.avif({ quality, effort: 3 }).toBuffer()
}
