/** The longest side of a picture that is sent, in px: a server keeps no more of it. */
const longestSide = 1200

/** Of a JPEG: small, and good enough for a leaf with spots. */
const quality = 0.85

/**
 * A picture as a JPEG of at most 1200 px, upright as it was taken and without what the camera wrote into it. The same
 * picture where that is no gain, or where the browser cannot do it.
 */
export async function shrinkPicture(page: Window & typeof globalThis, picture: Blob): Promise<Blob> {
  try {
    const bitmap = await page.createImageBitmap(picture, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = page.document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return picture
    // A JPEG cannot be seen through.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    return small && small.size < picture.size ? small : picture
  } catch {
    return picture
  }
}
