import { describe, expect, it } from 'vitest'
import { browserEnvironment } from './index.ts'

/** A drawing of a field in this size, with some noise so that it has the weight of a photo. */
async function aPhoto(width: number, height: number, type = 'image/jpeg'): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws nothing, so there is no photo. Run this test in a real browser.')
  for (let x = 0; x < width; x += 20) {
    context.fillStyle = `hsl(${(x * 37) % 360} 60% 50%)`
    context.fillRect(x, 0, 20, height)
  }
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.95))
  if (!photo) throw new Error('The browser writes no pictures, so there is no photo. Run this test in a real browser.')
  return photo
}

/** The same JPEG, as a phone writes it that was held upright: its tag says to turn it by a quarter. */
function turned(jpeg: Blob): Blob {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  const segment = Uint8Array.of(0xff, 0xe1, 0, exif.length + 2, ...exif)
  return new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], { type: 'image/jpeg' })
}

async function sizeOf(picture: Blob): Promise<readonly [number, number]> {
  const { width, height } = await createImageBitmap(picture, { imageOrientation: 'none' })
  return [width, height]
}

const shrink = (picture: Blob) => browserEnvironment(window).shrinkPicture?.(picture) ?? Promise.resolve(picture)

describe('[19.4] a picture of a review', () => {
  it('is made as small as the server keeps it', async () => {
    const photo = await aPhoto(3000, 1500)
    const small = await shrink(photo)
    expect(await sizeOf(small)).toEqual([1200, 600])
    expect(small.type).toBe('image/jpeg')
    expect(small.size).toBeLessThan(photo.size)
  })

  it('stays upright', async () => {
    expect(await sizeOf(await shrink(turned(await aPhoto(3000, 1500))))).toEqual([600, 1200])
  })

  it('stays as it is where that is no gain, and where it cannot be read', async () => {
    const tiny = await aPhoto(4, 4)
    const broken = new Blob(['Dear Sir'], { type: 'image/jpeg' })
    expect(await shrink(tiny)).toBe(tiny)
    expect(await shrink(broken)).toBe(broken)
  })
})
