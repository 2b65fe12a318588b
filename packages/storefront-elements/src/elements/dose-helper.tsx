import { DoseHelper } from '@krishi/storefront-ui/dose-helper'
import { useChunk } from '@krishi/storefront-ui/primitives/chunk'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { usableDose } from '@krishi/storefront-widgets/dose-helper'
import type { DoseFormWidgetProps } from '@krishi/storefront-widgets/dose-helper'
import { useCallback, useState } from 'react'
import texts from 'virtual:texts/dose-helper'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import { openCart } from '../shop/open-cart.ts'
import { useShop } from '../shop/shop.ts'
import { tell } from '../shop/tell.ts'
import { useAnswer } from '../shop/use-answer.ts'

const loadForm = () => import('../late/dose-form.ts')

/**
 * How many packs a field needs, for the product that the element names. The calculator comes when it is opened; where it cannot be loaded,
 * what stands between the tags is in its place.
 */
function View({ host }: ElementViewProps) {
  const { place, storefront } = useShop()
  const { ports, locale } = storefront
  const [form, want] = useChunk(loadForm)
  const [isLost, setLost] = useState(false)
  const read = useCallback(
    async (handle: string) => {
      const answer = await ports.catalog.product({ handle, locale })
      return answer.ok ? answer.value : null
    },
    [ports, locale],
  )
  const product = useAnswer(host.getAttribute('product'), read)
  const dose = product && usableDose(product)
  if (product === null || dose === null) return <slot />

  const onAdded: DoseFormWidgetProps['onAdded'] = (packs) => {
    for (const { pack } of packs) tell(host, 'krishi-add', { productId: product.productId, variantId: pack.id })
    openCart(place)
  }

  return (
    <DoseHelper onOpenChange={(isOpen) => isOpen && void want().then((code) => setLost(!code))}>
      {form ? (
        <form.DoseFormWidget key={product.productId} dose={dose} product={product} onAdded={onAdded} />
      ) : isLost ? (
        <slot />
      ) : (
        <Skeleton lines={6} />
      )}
    </DoseHelper>
  )
}

export default { View, texts } satisfies ElementModule
