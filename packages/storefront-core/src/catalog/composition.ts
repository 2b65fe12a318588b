import type { LocalizedText } from './localized-text.ts'
import type { Product, ProductDetail } from './product.ts'

/** What is in a product, as its box shows it. */
export interface Composition {
  /** Active ingredient, grade or formulation. */
  readonly content: string
  /** Of the molecule; null shows no marker. */
  readonly moleculeCode: string | null
}

/** Of seeds and machines the technical line is a description, and stands with the name only. */
const typesWithComposition: readonly string[] = ['Crop Nutrition', 'Crop Protection']

/** What a product is technically: in the shopper's language where the catalogue has it, else in English. */
export function technicalTextOf({
  technicalText,
  technicalContent,
}: Pick<ProductDetail, 'technicalText' | 'technicalContent'>): LocalizedText {
  return technicalText ?? { text: technicalContent.trim(), lang: 'en' }
}

/** The composition box of a product: for what is put on crops, where there is something to say; '-' is no code [15.5]. */
export function compositionOf(
  product: Pick<Product, 'productType' | 'technicalContent' | 'bhCode'>,
): Composition | null {
  const content = product.technicalContent.trim()
  if (content === '' || !typesWithComposition.includes(product.productType)) return null
  const code = product.bhCode?.trim() ?? ''
  return { content, moleculeCode: code === '' || code === '-' ? null : code }
}

/** Whether a product is a pesticide: it protects crops, and has a molecule. A trap has none. */
export function isPesticide(product: Parameters<typeof compositionOf>[0]): boolean {
  return product.productType === 'Crop Protection' && Boolean(compositionOf(product)?.moleculeCode)
}
