import type { ProductDetail, Variant } from '@krishi/storefront-core/catalog'
import { areaUnits, isDosedBy, packsForArea, parseArea, toNetQuantity } from '@krishi/storefront-core/dose'
import type { AreaUnit, Dose } from '@krishi/storefront-core/dose'
import type { DoseAnswer, DoseFormProps } from '@krishi/storefront-ui/dose-helper'

/** The dose of a product that a calculator can work with: one that at least one of its packs can be measured against. */
export function usableDose({ dose, variants }: Pick<ProductDetail, 'dose' | 'variants'>): Dose | null {
  return dose && variants.some((variant) => isDosedBy(dose, variant)) ? dose : null
}

/** What the calculator shows for what she has typed. */
export function toDoseFormProps(
  dose: Dose,
  variant: Variant,
  typed: { readonly area: string; readonly unit: AreaUnit },
): Pick<DoseFormProps, 'kind' | 'dose' | 'pack' | 'units' | 'answer'> {
  return {
    kind: dose.kind,
    dose: { min: toNetQuantity(dose.min, dose.unit), max: toNetQuantity(dose.max, dose.unit) },
    pack: variant.title.text,
    units: areaUnits,
    answer: toAnswer(dose, variant, typed),
  }
}

function toAnswer(dose: Dose, variant: Variant, typed: { readonly area: string; readonly unit: AreaUnit }): DoseAnswer {
  const area = parseArea(typed.area)
  if (!area.ok) return { status: 'refused', code: area.error.code }
  const advice = packsForArea(dose, { area: area.value, unit: typed.unit }, variant)
  if (advice === null) return { status: 'not-comparable' }
  return advice.ok ? { status: 'advice', advice: advice.value } : { status: 'refused', code: advice.error.code }
}
