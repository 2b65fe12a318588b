import type { AddressSavePayload } from '@krishi/storefront-core/address'
import { err, ok } from '@krishi/storefront-core/result'
import { z } from '@hono/zod-openapi'
import { addressRefusals, checkAddress } from '../address/check-address.ts'
import { localizeAddress } from '../address/localize-place.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { mutationResult } from '../reviews/schemas.ts'
import type { Shopper } from '../session/access-token.ts'
import type { ApiContext } from '../api-context.ts'
import {
  addAddress,
  changeAddress,
  deleteAddress,
  findAddresses,
  findDefaultAddress,
  type BookOwner,
} from './addresses.ts'
import * as schemas from './schemas.ts'

const byId = z.object({ id: z.string().max(64) })

/** Guests have no book: what they enter stays on their device [03.5]. */
function ownerOf({ userId, guestUserId }: Shopper): BookOwner | null {
  return userId === null ? null : { userId, ownerId: guestUserId }
}

function checkPayload(payload: AddressSavePayload, shop: ApiContext) {
  return checkAddress({ ...payload, firstName: '', company: null }, shop)
}

/** Every address of the signed-in shopper. */
export function listAddressesRoute({ database }: ApiContext): OperationRoute<'address.listAddresses'> {
  return {
    name: 'address.listAddresses',
    summary: 'The addresses of the signed-in shopper, the default first.',
    limit: 'read',
    request: {},
    response: schemas.addressList,
    refusals: ['auth/forbidden'],
    async handle(_request, { language, shopper }) {
      const owner = ownerOf(shopper)
      if (!owner) return err('auth/forbidden')
      const addresses = await findAddresses(database, owner.ownerId)
      return ok({ addresses: addresses.map((address) => localizeAddress(address, language)) })
    },
  }
}

/** Where the orders of the signed-in shopper go. */
export function defaultAddressRoute({ database }: ApiContext): OperationRoute<'address.defaultAddress'> {
  return {
    name: 'address.defaultAddress',
    summary: 'The default address of the signed-in shopper; null without one.',
    limit: 'read',
    request: {},
    response: schemas.defaultAddress,
    refusals: ['auth/forbidden'],
    async handle(_request, { language, shopper }) {
      const owner = ownerOf(shopper)
      if (!owner) return err('auth/forbidden')
      const address = await findDefaultAddress(database, owner.ownerId)
      return ok({ address: address && localizeAddress(address, language) })
    },
  }
}

/** Keeps another address [28.8]. */
export function saveAddressRoute(shop: ApiContext): OperationRoute<'address.saveAddress'> {
  return {
    name: 'address.saveAddress',
    summary: 'Adds an address; the first is the default, as is one that asks for it.',
    limit: 'write',
    request: { body: schemas.saveBody },
    response: schemas.saveResponse,
    refusals: ['auth/forbidden', 'address/too-many', ...addressRefusals],
    async handle({ body }, { language, shopper }) {
      const owner = ownerOf(shopper)
      if (!owner) return err('auth/forbidden')
      const checked = await checkPayload(body, shop)
      if (!checked.ok) return checked
      const added = await addAddress(shop.database, owner, checked.value, shop.now())
      return added.ok ? ok({ result: 'Success', address: localizeAddress(added.value, language) }) : added
    },
  }
}

/** Changes an address of the shopper [28.8]. */
export function updateAddressRoute(shop: ApiContext): OperationRoute<'address.updateAddress'> {
  return {
    name: 'address.updateAddress',
    summary: 'Changes an address of the signed-in shopper.',
    limit: 'write',
    request: { path: byId, body: schemas.saveBody },
    response: schemas.saveResponse,
    refusals: ['auth/forbidden', 'request/not-found', ...addressRefusals],
    async handle({ path, body }, { language, shopper }) {
      const owner = ownerOf(shopper)
      if (!owner) return err('auth/forbidden')
      const checked = await checkPayload(body, shop)
      if (!checked.ok) return checked
      const address = await changeAddress(shop.database, owner, path.id, checked.value)
      return address ? ok({ result: 'Success', address: localizeAddress(address, language) }) : err('request/not-found')
    },
  }
}

/** Deletes an address of the shopper [28.12]. */
export function deleteAddressRoute({ database, now }: ApiContext): OperationRoute<'address.deleteAddress'> {
  return {
    name: 'address.deleteAddress',
    summary: 'Deletes an address of the signed-in shopper.',
    limit: 'write',
    request: { path: byId },
    response: mutationResult,
    refusals: ['auth/forbidden', 'request/not-found'],
    async handle({ path }, { shopper }) {
      const owner = ownerOf(shopper)
      if (!owner) return err('auth/forbidden')
      const isDeleted = await deleteAddress(database, owner.ownerId, path.id, now())
      return isDeleted ? ok({ result: 'Success' }) : err('request/not-found')
    },
  }
}
