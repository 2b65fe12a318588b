import type { LocalizedText, ProductDetail } from '../catalog/index.ts'
import type { Locale } from '../locale/index.ts'

/** The longest part that a voice gets at once, in characters: some platforms stop in the middle of longer ones. */
const longestPart = 200

type SpokenProduct = Pick<ProductDetail, 'productName' | 'productKind' | 'overviewHtml' | 'descriptionHtml'>

/**
 * What is read aloud of a product: its name, what it is, and its text without markup, in parts that a voice can take. What the
 * catalogue has in another language only is left out: a voice of one language cannot read it.
 */
export function spokenParts(product: SpokenProduct, locale: Locale): readonly string[] {
  const { productName, productKind, overviewHtml, descriptionHtml } = product
  const texts: readonly (LocalizedText | null | undefined)[] = [productName, productKind, overviewHtml, descriptionHtml]
  return texts.flatMap((text) => (text?.lang === locale ? toParts(text.text) : []))
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' } as const

/** The sentences of sanitised HTML, also where a block ends without a stop. */
function toParts(html: string): readonly string[] {
  return html
    .replaceAll(/<\/(?:p|li|h\d|td|th|dt|dd)>|<br ?\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: keyof typeof entities) => entities[name])
    .replaceAll(/([.।?!])\s+/g, '$1\n')
    .split('\n')
    .flatMap(splitWords)
}

/** A sentence that is too long is split between words; one without words is none. */
function splitWords(sentence: string): readonly string[] {
  const parts: string[] = []
  for (const word of sentence.split(/\s+/).filter((text) => text !== '')) {
    const last = parts.at(-1)
    if (last === undefined || last.length + word.length >= longestPart) parts.push(word)
    else parts[parts.length - 1] = `${last} ${word}`
  }
  return parts
}
