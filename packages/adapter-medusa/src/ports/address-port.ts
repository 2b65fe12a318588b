import { isSameAddress, type AddressToKeep, type SavedAddress } from '@krishi/storefront-core/address'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { hasShape, isFlag, isListOf, isNullOr, isRecord, isText } from '@krishi/storefront-core/shape'
import type { AddressPort } from '@krishi/storefront-hooks/address'
import { accept, decode, type CallOptions } from '@krishi/storefront-hooks/http'
import type { MedusaCall } from './medusa-client.ts'
import type { MedusaCustomers } from './medusa-customers.ts'
import { addressShape, toDeliveryAddress, toMedusaAddress, type MedusaAddressBody } from './to-address.ts'

interface BookAddress extends MedusaAddressBody {
  readonly id: string
  readonly address_name: string | null
  readonly is_default_shipping: boolean
}

const readBook = decode(
  hasShape<{ readonly addresses: readonly BookAddress[] }>({
    addresses: isListOf(
      hasShape<BookAddress>({
        ...addressShape,
        id: isText,
        address_name: isNullOr(isText),
        is_default_shipping: isFlag,
      }),
    ),
  }),
  ({ addresses }) => addresses.flatMap(toSaved).sort((one, other) => Number(other.isDefault) - Number(one.isDefault)),
)

const book = '/store/customers/me/addresses'

/** A customer's addresses. Of pincodes and positions Medusa knows nothing. */
export type MedusaAddresses = Pick<AddressPort, 'list' | 'readDefault' | 'save' | 'update' | 'remove'>

type Answer<Value> = Promise<Result<Value, PortErrorCode>>

/** Keeps the address book of a signed-in customer; a guest has none. */
export function createMedusaAddresses(call: MedusaCall, customers: MedusaCustomers): MedusaAddresses {
  const forbidden = () => (customers.token() === null ? err('auth/forbidden') : null)
  const list = async (options?: CallOptions): Answer<readonly SavedAddress[]> =>
    forbidden() ?? call(`${book}?limit=100&order=-created_at`, readBook, options)

  /** The address of the book that is the same. */
  async function find(address: AddressToKeep, options?: CallOptions): Answer<SavedAddress | null> {
    const all = await list(options)
    if (!all.ok) return all
    return ok(all.value.find((each) => isSameAddress(each, address)) ?? null)
  }

  async function saved(address: AddressToKeep, options?: CallOptions): Answer<SavedAddress> {
    const found = await find(address, options)
    if (!found.ok) return found
    return found.value ? ok(found.value) : err('network/malformed')
  }

  return {
    list,
    async readDefault(options) {
      const all = await list(options)
      return all.ok ? ok(all.value.find(({ isDefault }) => isDefault) ?? null) : all
    },
    async save(address, options) {
      const all = await list(options)
      if (!all.ok) return all
      const known = all.value.find((each) => isSameAddress(each, address))
      if (known) return ok(known)
      const isDefault = address.isDefault || all.value.length === 0
      const body = { ...toBody(address), is_default_shipping: isDefault }
      const kept = await call(`${book}?fields=id`, accept(isRecord), { ...options, body, isCounted: true })
      return kept.ok ? saved(address, options) : kept
    },
    async update({ id, ...address }, options) {
      const refused = forbidden()
      if (refused) return refused
      // One that is the default stays it.
      const body = { ...toBody(address), ...(address.isDefault && { is_default_shipping: true }) }
      const path = `${book}/${encodeURIComponent(id)}?fields=id`
      const changed = await call(path, accept(isRecord), { ...options, body, isCounted: true })
      return changed.ok ? saved(address, options) : changed
    },
    async remove(id, options) {
      const all = await list(options)
      if (!all.ok) return all
      // Medusa says that it has deleted what was never there.
      if (all.value.every((address) => address.id !== id)) return err('request/not-found')
      const path = `${book}/${encodeURIComponent(id)}`
      const removed = await call(path, accept(isRecord), { ...options, method: 'DELETE', isCounted: true })
      return removed.ok ? ok(null) : removed
    },
  }
}

function toSaved(address: BookAddress): readonly SavedAddress[] {
  const delivery = toDeliveryAddress(address)
  const { id, address_name, is_default_shipping: isDefault } = address
  return delivery ? [{ ...delivery, id, name: address_name ?? delivery.fullName, isDefault }] : []
}

function toBody(address: AddressToKeep) {
  return { ...toMedusaAddress(address), address_name: address.fullName }
}
