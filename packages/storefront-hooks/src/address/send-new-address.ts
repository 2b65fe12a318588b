import type { AddressToKeep, SavedAddress } from '@krishi/storefront-core/address'
import { isSameAddress } from '@krishi/storefront-core/address'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import type { AddressPort } from './address-port.ts'

/** Creates what sends new addresses to a book; one that arrived before although its answer was lost is not sent again. */
export function createNewAddressSender(
  port: Pick<AddressPort, 'list' | 'save'>,
): (address: AddressToKeep) => Promise<Result<SavedAddress, PortErrorCode>> {
  let isAnswerLost = false

  return async (address) => {
    if (isAnswerLost) {
      const listed = await port.list()
      if (!listed.ok) return listed
      isAnswerLost = false
      const arrived = listed.value.find((each) => isSameAddress(each, address))
      if (arrived) return ok(arrived)
    }
    const saved = await port.save(address)
    isAnswerLost = !saved.ok && saved.error.code.startsWith('network/')
    return saved
  }
}
