import { createHttpPorts } from '@krishi/storefront-hooks/storefront'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import type { Place } from '../loader/place.ts'

let ports: StorefrontPorts | undefined

/** The calls of the shop window, with the session that the shop's own pages have. Code of its own: a buy button needs none of it. */
export function connectWindow({ origin, locale }: Place): StorefrontPorts {
  return (ports ??= createHttpPorts({ baseUrl: `${origin}/api`, locale }))
}
