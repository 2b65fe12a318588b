import { defaultVariant } from '@krishi/storefront-core/availability'
import { useDeliveryPlace } from '@krishi/storefront-hooks/delivery'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { useChunk } from '@krishi/storefront-ui/primitives/chunk'
import { DeliveryEstimateWidget, showsEstimate } from '@krishi/storefront-widgets/delivery-estimate'
import type { DeliveryEstimateWidgetProps } from '@krishi/storefront-widgets/delivery-estimate'
import { useEffect, useState } from 'react'
import texts from 'virtual:texts/delivery-estimate'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import { productAddress } from '../shop/shop-address.ts'
import { useShop } from '../shop/shop.ts'
import { tell } from '../shop/tell.ts'
import { useProduct } from '../shop/use-product.ts'

const loadQuestion = () => import('../late/pincode-question.ts')

interface EstimateProps extends ElementViewProps, Pick<DeliveryEstimateWidgetProps, 'product' | 'variant'> {}

/** The estimate, and the question for a pincode, whose code comes when it is asked; the shop's page asks where it cannot be loaded. */
function Estimate({ host, ...what }: EstimateProps) {
  const { place } = useShop()
  const [question, want] = useChunk(loadQuestion)
  const [isAsked, setAsked] = useState(false)
  const pincode = useDeliveryPlace().place?.pincode

  useEffect(() => {
    if (pincode !== undefined) tell(host, 'krishi-place-change', { pincode })
  }, [host, pincode])

  function ask(): void {
    setAsked(true)
    const address = productAddress(place, host.getAttribute('product') ?? '')
    // Without a connection the page stays.
    void want().then((code) => code ?? (navigator.onLine && location.assign(address)))
  }

  return (
    <>
      <DeliveryEstimateWidget {...what} onPlaceAsk={ask} />
      {isAsked && question ? <question.PincodeQuestionWidget open onOpenChange={setAsked} /> : null}
    </>
  )
}

/** When the product that the element names could arrive, by pincode; nothing of ours where the owner wants no estimates. */
function View({ host }: ElementViewProps) {
  const product = useProduct(host.getAttribute('product'))
  const settings = useSettings()
  const variant = product && defaultVariant(product, host.getAttribute('variant') ?? undefined)
  if (!variant || !showsEstimate(product, variant, settings)) return <slot />
  return <Estimate {...{ host, product, variant }} />
}

export default { View, texts } satisfies ElementModule
