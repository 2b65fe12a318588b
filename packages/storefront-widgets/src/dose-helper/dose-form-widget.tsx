import type { ProductDetail } from '@krishi/storefront-core/catalog'
import type { AreaUnit, Dose } from '@krishi/storefront-core/dose'
import { useCartActions } from '@krishi/storefront-hooks/cart'
import { DoseForm } from '@krishi/storefront-ui/dose-helper'
import { useState } from 'react'
import { toDoseFormProps } from './to-dose-form-props.ts'

/** Props of a working calculator of packs. */
export interface DoseFormWidgetProps {
  readonly dose: Dose
  readonly product: ProductDetail
  /** Called when the packs are in the cart. */
  readonly onAdded: () => void
}

/** From the area of a field to the cheapest packs of a product, by the rules of core, and into the cart. */
export function DoseFormWidget({ dose, product, onAdded }: DoseFormWidgetProps) {
  const [area, setArea] = useState('1')
  const [unit, setUnit] = useState<AreaUnit>('acre')
  const { add } = useCartActions()
  const { toAdd, ...facts } = toDoseFormProps(dose, product, { area, unit })

  function addAll(): void {
    for (const { pack, count } of toAdd) add(product, pack, count)
    onAdded()
  }

  const onAdd = toAdd.length > 0 ? addAll : undefined
  return <DoseForm {...facts} {...{ area, unit, onAdd }} onAreaChange={setArea} onUnitChange={setUnit} />
}
