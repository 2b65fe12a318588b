import { useEffect, useState } from 'react'
import type { Storefront } from '../storefront/create-storefront.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { localKeys } from '../storage/index.ts'
import { areSettingsFresh } from './are-settings-fresh.ts'
import type { AddressFormRules } from './create-address-form-rules.ts'

/**
 * The rules of the address form [04.3]: the page's in the first render. Where those are not today's, the ones kept on the device
 * follow, then today's.
 */
export function useAddressFormRules(): AddressFormRules {
  const storefront = useStorefront()
  const [rules, setRules] = useState<AddressFormRules>(storefront.settings)

  useEffect(() => {
    if (areSettingsFresh(storefront)) return keep(storefront)
    let isGone = false
    const show = (known: AddressFormRules | null) => known && !isGone && setRules(known)
    void import('./create-address-form-rules.ts').then(
      ({ createAddressFormRules }) => {
        const store = createAddressFormRules(storefront.ports.settings, storefront.storage)
        show(store.kept())
        void store.read().then(show)
      },
      // Its code did not come: the page's own go on.
      () => {},
    )
    return () => void (isGone = true)
  }, [storefront])

  return rules
}

/** Keeps the page's rules on the device, as the API would have sent them. */
function keep({ storage, settings }: Storefront): void {
  const { formSettings, enableAddressAutoFillWithCoordinates } = settings
  const rules = JSON.stringify({ ...formSettings, enableAddressAutoFillWithCoordinates })
  storage.write(localKeys.addressFormSettings, rules)
}
