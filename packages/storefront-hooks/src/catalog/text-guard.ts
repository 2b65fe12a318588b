import type { LocalizedText } from '@krishi/storefront-core/catalog'
import { locales } from '@krishi/storefront-core/locale'
import { hasShape, isOneOf, isText } from '@krishi/storefront-core/shape'

/** A catalogue text with its language. */
export const isLocalizedText = hasShape<LocalizedText>({ text: isText, lang: isOneOf(...locales) })
