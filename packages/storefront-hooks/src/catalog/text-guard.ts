import type { LocalizedText } from '@krishi/storefront-core/catalog'
import { isLocale } from '@krishi/storefront-core/locale'
import { hasShape, isText } from '@krishi/storefront-core/shape'

/** A catalogue text with its language. */
export const isLocalizedText = hasShape<LocalizedText>({ text: isText, lang: isLocale })
