/**
 * How many products a part of the sitemap has, more or less. A product is six addresses of 50,000, and with the longest handle, of 200
 * letters, 15 kB of 50 MB: the limits of sitemaps.org are met with room for parts that come out uneven.
 */
const productsInPart = 2000

/** The part with the pages that show no single product. */
export const pagesPart = 'pages'

const productsPart = 'products'

/**
 * The parts that a catalogue of so many products has. A product stays in its part while others come and go, until the shop has
 * outgrown its parts and each becomes sixteen: the robot that keeps an old part has the same addresses.
 */
export function partsOf(products: number): readonly string[] {
  if (products === 0) return [pagesPart]
  let digits = 0
  while (products / 16 ** digits > productsInPart) digits += 1
  const parts = Array.from({ length: 16 ** digits }, (_, part) =>
    digits === 0 ? productsPart : `${productsPart}-${part.toString(16).padStart(digits, '0')}`,
  )
  return [pagesPart, ...parts]
}

/** What the ids of the products of a part begin with: its hexadecimal digits. */
export function prefixOf(part: string): string {
  return part.slice(productsPart.length + 1)
}
