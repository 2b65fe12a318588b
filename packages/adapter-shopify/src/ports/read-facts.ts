import type { LocalizedText, NetQuantity, PlantProtection } from '@krishi/storefront-core/catalog'
import type { Dose } from '@krishi/storefront-core/dose'
import type { Locale } from '@krishi/storefront-core/locale'
import { readDecimal, type Paise } from '@krishi/storefront-core/money'
import { hasShape, isOneOf, isPositive, isRecord, isText, parseJson } from '@krishi/storefront-core/shape'
import type { PackFragment, PriceFragment } from '../generated/operations.ts'

type Metafield = { readonly value: string } | null

/** The blocks of 128 letters in Unicode that the languages are written in. */
const blocks: Readonly<Record<Exclude<Locale, 'en'>, number>> = { hi: 0x12, bn: 0x13, ta: 0x17, te: 0x18, kn: 0x19 }

/** A text with its language. Shopify gives English where there is no translation and does not say so: the letters do. */
export function localized(text: string, locale: Locale): LocalizedText {
  const isTranslated = locale !== 'en' && [...text].some((letter) => letter.charCodeAt(0) >> 7 === blocks[locale])
  return { text, lang: isTranslated ? locale : 'en' }
}

/** A plain text as HTML: what an owner wrote as HTML may carry scripts, and nobody has cleaned it. */
export function paragraph(text: string, locale: Locale): LocalizedText | null {
  if (text === '') return null
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return localized(`<p>${escaped}</p>`, locale)
}

/** An amount in paise. Throws for another currency and for what is no amount: it must not be shown as rupees. */
export function paise({ amount, currencyCode }: PriceFragment): Paise {
  const read = currencyCode === 'INR' ? readDecimal(amount) : null
  if (read === null)
    throw new Error(`${amount} ${currencyCode} is no amount in rupees. It cannot be charged. Sell in INR.`)
  return read
}

/** The value of a metafield; empty where there is none. */
export function textOf(metafield: Metafield): string {
  return metafield?.value ?? ''
}

/** What a metafield of JSON holds; null where there is none. */
function jsonOf(metafield: Metafield): unknown {
  return metafield && parseJson(metafield.value)
}

/** A rating as Shopify keeps it, such as `{"value":"4.25","scale_min":"1.0","scale_max":"5.0"}`, with one decimal. */
export function averageOf(metafield: Metafield): number {
  const rating = jsonOf(metafield)
  const value = isRecord(rating) ? Number(rating['value']) : 0
  return value > 0 && value <= 5 ? Math.round(value * 10) / 10 : 0
}

const isDose = hasShape<Dose>({
  kind: isOneOf('dose', 'seed-rate', 'count'),
  min: isPositive,
  max: isPositive,
  unit: isOneOf('g', 'ml', 'seed', 'piece'),
})

/** What an acre needs, from JSON such as `{"kind":"dose","min":200,"max":250,"unit":"ml"}`; null where it is not told for certain. */
export function doseOf(metafield: Metafield): Dose | null {
  const dose = jsonOf(metafield)
  return isDose(dose) && dose.min > 0 && dose.min <= dose.max ? dose : null
}

const isToxicity = isOneOf('red', 'yellow', 'blue', 'green')

/**
 * What the label of a pesticide tells, from a JSON object with the names of `PlantProtection`. A metafield that cannot be read
 * still says that this is a pesticide: all its facts are unknown then.
 */
export function plantProtectionOf(metafield: Metafield, locale: Locale): PlantProtection | null {
  if (metafield === null) return null
  const told = jsonOf(metafield)
  const { registrationNumber, toxicity, antidote, leafletUrl } = isRecord(told) ? told : {}
  return {
    registrationNumber: isText(registrationNumber) ? registrationNumber : null,
    toxicity: isToxicity(toxicity) ? toxicity : null,
    antidote: isText(antidote) ? localized(antidote, locale) : null,
    leafletUrl: isText(leafletUrl) ? leafletUrl : null,
  }
}

const units: Readonly<Partial<Record<string, NetQuantity['unit']>>> = {
  G: 'g',
  KG: 'kg',
  ML: 'ml',
  L: 'l',
  ITEM: 'piece',
}

/** What a pack holds; null in units that no unit price is told in. */
export function netQuantityOf(measurement: PackFragment['unitPriceMeasurement']): NetQuantity | null {
  const unit = units[measurement?.quantityUnit ?? '']
  return unit && measurement && measurement.quantityValue > 0 ? { value: measurement.quantityValue, unit } : null
}
