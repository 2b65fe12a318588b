import type { Coordinates, DistanceBand } from '@krishi/storefront-core/delivery'

/** Where goods leave from, how long they take, and where they cannot go. */
export interface DeliveryPlan {
  readonly warehouses: readonly (Coordinates & { readonly name: string })[]
  /** By the distance from the nearest warehouse as the crow flies, in the order of their reach. */
  readonly bands: readonly DistanceBand[]
  /** Beyond the last band the days are unknown: the shop says '6+ Days' [16.4]. */
  readonly undeliverable: ReadonlySet<string>
}

/**
 * The delivery plan of this shop; an owner changes it here. Bands are those of surface couriers, who move 300 to 400 km a
 * day, with two days to pack and to hand over.
 */
export const deliveryPlan: DeliveryPlan = {
  warehouses: [
    { name: 'Nashik', latitude: 19.998, longitude: 73.79 },
    { name: 'Bengaluru', latitude: 12.972, longitude: 77.594 },
    { name: 'Hyderabad', latitude: 17.386, longitude: 78.462 },
    { name: 'Lucknow', latitude: 26.847, longitude: 80.946 },
    { name: 'Jaipur', latitude: 26.92, longitude: 75.788 },
    { name: 'Kolkata', latitude: 22.573, longitude: 88.364 },
  ],
  bands: [
    { upToKm: 150, days: [2, 3] },
    { upToKm: 400, days: [3, 4] },
    { upToKm: 800, days: [4, 6] },
    { upToKm: 1_200, days: [5, 8] },
  ],
  undeliverable: new Set([
    // Lakshadweep: goods of agriculture need an entry permit.
    ...['682551', '682552', '682553', '682554', '682555', '682556', '682557', '682558', '682559'],
    // Nicobar: a tribal reserve without courier service.
    ...['744301', '744302', '744303', '744304'],
  ]),
}
