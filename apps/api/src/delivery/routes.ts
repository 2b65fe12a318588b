import type { DeliveryEstimate, Location } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { provinceName } from '@krishi/storefront-core/address'
import { err, ok } from '@krishi/storefront-core/result'
import { and, eq } from 'drizzle-orm'
import { placeNameIn } from '../pincodes/index.ts'
import { isUuid, schema } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import type { ApiContext } from '../api-context.ts'
import { daysTo } from './days-to.ts'
import { deliveryPlan } from './delivery-plan.ts'
import { findNearestPlace, findPlace, type LocatedPlace, type PincodePlace } from './places.ts'
import * as schemas from './schemas.ts'

/** When a variant could arrive [16.6]: by the distance of its pincode from the nearest warehouse. */
export function estimatedDeliveryRoute({ database }: ApiContext): OperationRoute<'delivery.estimatedDelivery'> {
  async function estimateFor(pincode: string): Promise<DeliveryEstimate> {
    const place = await findPlace(database, pincode)
    if (!place) return { eta: 'Invalid Pincode', type: '' }
    if (!place.isServed || deliveryPlan.undeliverable.has(pincode)) return { eta: 'Undeliverable Pincode', type: '' }
    const days = await daysTo(database, place)
    return { eta: days ? days.join('-') : '', type: 'DAY' }
  }

  return {
    name: 'delivery.estimatedDelivery',
    summary: 'When a variant could arrive at a pincode.',
    limit: 'read',
    request: { query: schemas.estimateQuery },
    response: schemas.estimate,
    refusals: ['request/not-found'],
    async handle({ query }) {
      const { variants } = schema
      const { variantId, productId, pincode } = query
      if (!isUuid(variantId) || !isUuid(productId)) return err('request/not-found')
      const [variant] = await database
        .select({ id: variants.id })
        .from(variants)
        .where(and(eq(variants.id, variantId), eq(variants.productId, productId)))
      return variant ? ok(await estimateFor(pincode)) : err('request/not-found')
    },
  }
}

/** The place around a position on the map. The pincode is that of the nearest post offices, so it is about right. */
export function reverseLookupRoute(shop: ApiContext): OperationRoute<'delivery.reverseLookup'> {
  return {
    name: 'delivery.reverseLookup',
    summary: 'The place nearest to a position on the map.',
    limit: 'write',
    request: { query: schemas.coordinates },
    response: schemas.location,
    refusals: ['request/not-found'],
    async handle({ query }, { language }) {
      const place = await findNearestPlace(shop.database, query)
      return place ? ok(toLocation(shop, place, language)) : err('request/not-found')
    },
  }
}

/** The pincode of a position for the address form [28.5], and the place in words. */
export function reverseGeocodeRoute(shop: ApiContext): OperationRoute<'address.reverseGeocode'> {
  return {
    name: 'address.reverseGeocode',
    summary: 'The pincode nearest to a position on the map.',
    limit: 'write',
    request: { query: schemas.coordinates },
    response: schemas.reverseGeocode,
    refusals: ['request/not-found'],
    async handle({ query }, { language }) {
      const place = await findNearestPlace(shop.database, query)
      if (!place) return err('request/not-found')
      const { city, district, state } = wordsOf(shop, place, language)
      const words = [city, district, state]
      return ok({ pincode: place.pincode, displayAddress: [...new Set(words)].join(', ') })
    },
  }
}

/** The network address of the caller, where the owner allows to use it [16.2]. No other service is asked. */
export function ipLookupRoute({ settings, network }: ApiContext): OperationRoute<'delivery.ipLookup'> {
  return {
    name: 'delivery.ipLookup',
    summary: "The caller's network address; not found unless `locationConfig.allowIpLookup` is on.",
    limit: 'write',
    request: {},
    response: schemas.ipLookup,
    refusals: ['request/not-found'],
    handle(_request, { http }) {
      const ip = settings.locationConfig.allowIpLookup ? network.addressOf(http) : null
      return Promise.resolve(ip === null ? err('request/not-found') : ok({ ip }))
    },
  }
}

/** About where the caller's network address is. What was sent is not looked at: nobody may ask for somebody else's. */
export function ipToLocationRoute(shop: ApiContext): OperationRoute<'delivery.ipToLocation'> {
  const { database, settings, network } = shop
  return {
    name: 'delivery.ipToLocation',
    summary: "The place of the caller's network address; not found unless `locationConfig.allowIpLookup` is on.",
    limit: 'write',
    request: { body: schemas.fromIpBody },
    response: schemas.location,
    refusals: ['request/not-found'],
    async handle(_request, { http, language }) {
      const ip = settings.locationConfig.allowIpLookup ? network.addressOf(http) : null
      const position = ip === null ? null : await network.locate(ip)
      const place = position && (await findNearestPlace(database, position))
      return place ? ok(toLocation(shop, place, language)) : err('request/not-found')
    },
  }
}

/** Town, district and state of a place, in a language. */
function wordsOf({ settings }: ApiContext, { city, district, provinceId }: PincodePlace, language: Locale) {
  const province = settings.provinces.find(({ id }) => id === provinceId)
  return {
    city: placeNameIn(language, provinceId, city),
    district: placeNameIn(language, provinceId, district),
    state: province ? provinceName(province, language) : '',
  }
}

function toLocation(shop: ApiContext, place: LocatedPlace, language: Locale): Location {
  const { city, state } = wordsOf(shop, place, language)
  return {
    city,
    state,
    latitute: place.latitude,
    longitude: place.longitude,
    country: 'India',
    pincode: place.pincode,
  }
}
