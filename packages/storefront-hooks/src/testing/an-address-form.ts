import type { PincodeInfo } from '@krishi/storefront-core/address'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import type { AddressPort } from '../address/address-port.ts'
import { createAddressFormStore } from '../address/create-address-form-store.ts'
import type { DeviceLocation } from '../delivery/device-location.ts'
import { createSafeStorage } from '../storage/index.ts'
import { createFakeClock } from './create-fake-clock.ts'
import { aStorage } from './storages.ts'

const asSpecified: Settings['compliance'] = 'spec'

type Answer = Result<PincodeInfo, PortErrorCode>

/** An address form whose pincodes are looked up when the test answers: `answer(0, …)` is the answer to the first question. */
export function anAddressForm({
  browser = aStorage(),
  tab = aStorage(),
  compliance = asSpecified,
  clock = createFakeClock(),
  device = null as DeviceLocation | null,
} = {}) {
  const asked: string[] = []
  const answers: ((answer: Answer) => void)[] = []
  const port: Pick<AddressPort, 'pincodeLookup' | 'reverseGeocode'> = {
    reverseGeocode: () => Promise.resolve(err('request/not-found')),
    pincodeLookup: (pincode) => {
      asked.push(pincode)
      return new Promise((resolve) => answers.push(resolve))
    },
  }
  const form = createAddressFormStore({
    port,
    settings: { compliance },
    device: () => device,
    user: () => null,
    clock,
    storage: createSafeStorage(() => browser),
    sessionStorage: createSafeStorage(() => tab),
  })
  async function answer(index: number, value: Answer) {
    answers[index]?.(value)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const type = (text: string) => form.actions.change('pinCode', text)
  return { form, asked, answer, type, browser, tab, draft: () => form.getState().draft }
}
