import { applyComplianceProfile } from '@krishi/storefront-core/compliance'
import { createEmbedPorts } from '@krishi/storefront-hooks/embed'
import { readSettings } from '@krishi/storefront-hooks/settings'
import type { Place } from '../loader/place.ts'
import type { Connection } from './connection.ts'
import { readCards } from './read-cards.ts'
import { sharedCartAddress, siteElsewhere, withCoupon } from './site-elsewhere.ts'

/** A page of another origin, which the shop lists: it has a guest's token, and its cart is handed over by a code that works once. */
export function connectElsewhere(place: Place): Connection {
  const { origin, locale } = place
  const { ports, handOver } = createEmbedPorts({ baseUrl: `${origin}/api`, locale, storage: siteElsewhere.storage })
  return {
    ports,
    environment: siteElsewhere,
    readSettings: async () => applyComplianceProfile(await readSettings(ports)),
    readProducts: readCards(ports, locale),
    async handOver(lines, coupon) {
      const answer = await handOver(lines)
      return withCoupon(answer.ok ? answer.value : sharedCartAddress(place, lines), coupon)
    },
  }
}
