import type { Variant } from '@krishi/storefront-core/catalog'
import { formatInr } from '@krishi/storefront-core/format'
import { useEffect, useRef } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { ChevronDownIcon } from '../primitives/icon/index.ts'

/** Props of the choice of a pack. */
export interface PackSelectProps {
  /** Its name for screen readers. */
  label: string
  variants: readonly Variant[]
  /** The chosen pack. */
  variantId: string
  /** The form that posts the choice while no script runs. */
  formId: string | undefined
  onVariantChange: (variantId: string) => void
}

/**
 * Which pack the card sells. Renders a `<span>` around a native `<select>`. The element keeps its own value: a choice
 * that was made before hydration is passed on afterwards instead of being taken back.
 */
export function PackSelect({ label, variants, variantId, formId, onVariantChange }: PackSelectProps) {
  const selectRef = useRef<HTMLSelectElement>(null)
  const passOnEarlyChoice = useEffectEvent(() => {
    const chosen = selectRef.current?.value
    if (chosen !== undefined && chosen !== variantId) onVariantChange(chosen)
  })
  useEffect(() => passOnEarlyChoice(), [])

  return (
    <span data-scope="product-card" data-part="pack-select">
      <select
        ref={selectRef}
        name="variantId"
        form={formId}
        aria-label={label}
        defaultValue={variantId}
        onChange={(event) => onVariantChange(event.target.value)}
      >
        {variants.map((variant) => (
          <option key={variant.id} value={variant.id} lang={variant.title.lang}>
            {`${variant.title.text} · ${formatInr(variant.price)}`}
          </option>
        ))}
      </select>
      <ChevronDownIcon />
    </span>
  )
}
