import type { Locale } from '@krishi/storefront-core/locale'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import type { Connection } from './connection.ts'

/** Reads products by the port of the catalogue. */
export function readCards({ catalog }: Pick<StorefrontPorts, 'catalog'>, locale: Locale): Connection['readProducts'] {
  return async (handles) => {
    const answer = await catalog.productCards({ handles, locale })
    if (answer.ok) return answer.value
    throw new Error(`The shop did not tell its products: ${answer.error.code}`)
  }
}
