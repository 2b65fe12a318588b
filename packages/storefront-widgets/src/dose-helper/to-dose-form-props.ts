import { canBuy, quantityLimits } from '@krishi/storefront-core/availability'
import type { ProductDetail, Variant } from '@krishi/storefront-core/catalog'
import { areaUnits, isDosedBy, mixForArea, parseArea, toNetQuantity } from '@krishi/storefront-core/dose'
import type { AreaUnit, Dose, MixPart } from '@krishi/storefront-core/dose'
import type { DoseFormProps } from '@krishi/storefront-ui/dose-helper'

type DosedProduct = Pick<ProductDetail, 'status' | 'variants'>

interface DoseFacts extends Pick<DoseFormProps, 'kind' | 'dose' | 'units' | 'answer'> {
  /** What puts the advice into the cart; empty where nothing of the product can be bought. */
  readonly toAdd: readonly MixPart<Variant>[]
}

/** What the calculator shows for what the shopper has typed. */
export function toDoseFormProps(
  dose: Dose,
  product: DosedProduct,
  typed: { readonly area: string; readonly unit: AreaUnit },
): DoseFacts {
  return {
    kind: dose.kind,
    dose: { min: toNetQuantity(dose.min, dose.unit), max: toNetQuantity(dose.max, dose.unit) },
    units: areaUnits,
    ...toAnswer(dose, product, typed),
  }
}

function toAnswer(
  dose: Dose,
  product: DosedProduct,
  typed: { readonly area: string; readonly unit: AreaUnit },
): Pick<DoseFacts, 'answer' | 'toAdd'> {
  const area = parseArea(typed.area)
  if (!area.ok) return { answer: { status: 'refused', code: area.error.code }, toAdd: [] }
  const forSale = product.variants.filter((variant) => canBuy(product, variant) && isDosedBy(dose, variant))
  // Where nothing can be bought it is still told what a field needs.
  const packs = forSale.length > 0 ? forSale : product.variants
  const mostOf = (variant: Variant) => (forSale.length > 0 ? quantityLimits(variant).max : Infinity)
  const advice = mixForArea(dose, { area: area.value, unit: typed.unit }, packs, mostOf)
  if (advice === null) return { answer: { status: 'not-comparable' }, toAdd: [] }
  if (advice.ok) {
    return { answer: { status: 'advice', advice: advice.value }, toAdd: forSale.length > 0 ? advice.value.mix : [] }
  }
  const { code } = advice.error
  return { answer: code === 'dose/not-enough' ? { status: 'not-enough' } : { status: 'refused', code }, toAdd: [] }
}
