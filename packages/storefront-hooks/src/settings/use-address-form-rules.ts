import { useEffect, useState } from 'react'
import { useStorefront } from '../storefront/use-storefront.ts'
import { createAddressFormRules } from './create-address-form-rules.ts'
import type { AddressFormRules } from './create-address-form-rules.ts'

/** The rules of the address form [04.3]: the page's in the first render, then those kept on the device, then today's. */
export function useAddressFormRules(): AddressFormRules {
  const storefront = useStorefront()
  const [rules, setRules] = useState<AddressFormRules>(storefront.settings)

  useEffect(() => {
    let isGone = false
    const store = createAddressFormRules(storefront.ports.settings, storefront.storage)
    const show = (known: AddressFormRules | null) => known && !isGone && setRules(known)
    void Promise.resolve(store.kept()).then(show)
    void store.read().then(show)
    return () => void (isGone = true)
  }, [storefront])

  return rules
}
