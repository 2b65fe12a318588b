import type { ProductDetail, Variant } from '@krishi/storefront-core/catalog'
import type { Dose, MixPart } from '@krishi/storefront-core/dose'
import { useCartActions } from '@krishi/storefront-hooks/cart'
import { useFarm } from '@krishi/storefront-hooks/farm'
import { DoseForm } from '@krishi/storefront-ui/dose-helper'
import { FarmLink } from '@krishi/storefront-ui/farm'
import type { RootProps } from '@krishi/storefront-ui/root'
import { useState } from 'react'
import { toDoseFormProps } from './to-dose-form-props.ts'

/** Props of a working calculator of packs. */
export interface DoseFormWidgetProps extends RootProps {
  readonly dose: Dose
  readonly product: ProductDetail
  /** Called when the packs are in the cart, with them. */
  readonly onAdded: (packs: readonly MixPart<Variant>[]) => void
  /** Address of the shopper's farm, where a host has one. */
  readonly farmHref?: string | undefined
}

/** From the area of a field to the cheapest packs of a product, by the rules of core, and into the cart. It begins with the area of the farm, where one was told. */
export function DoseFormWidget({ dose, product, onAdded, farmHref, ...root }: DoseFormWidgetProps) {
  const { farm } = useFarm()
  const [area, setArea] = useState(String(farm.area ?? 1))
  const [unit, setUnit] = useState(farm.unit)
  const { add } = useCartActions()
  const { toAdd, ...facts } = toDoseFormProps(dose, product, { area, unit })

  function addAll(): void {
    for (const { pack, count } of toAdd) add(product, pack, count)
    onAdded(toAdd)
  }

  const onAdd = toAdd.length > 0 ? addAll : undefined
  const isFromFarm = area === String(farm.area) && unit === farm.unit
  return (
    <DoseForm
      {...root}
      {...facts}
      {...{ area, unit, onAdd }}
      areaNote={farmHref === undefined ? null : <FarmLink href={farmHref} isFromFarm={isFromFarm} />}
      onAreaChange={setArea}
      onUnitChange={setUnit}
    />
  )
}
