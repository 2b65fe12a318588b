import type { Variant } from '@krishi/storefront-core/catalog'
import type { AreaUnit, Dose } from '@krishi/storefront-core/dose'
import { DoseForm } from '@krishi/storefront-ui/dose-helper'
import { useState } from 'react'
import { toDoseFormProps } from './to-dose-form-props.ts'

/** Props of a working calculator of packs. */
export interface DoseFormWidgetProps {
  readonly dose: Dose
  /** The pack that is counted. */
  readonly variant: Variant
}

/** From the area of a field to packs, by the rules of core. Area and measure stay while another pack is chosen. */
export function DoseFormWidget({ dose, variant }: DoseFormWidgetProps) {
  const [area, setArea] = useState('1')
  const [unit, setUnit] = useState<AreaUnit>('acre')
  const facts = toDoseFormProps(dose, variant, { area, unit })
  return <DoseForm {...facts} area={area} unit={unit} onAreaChange={setArea} onUnitChange={setUnit} />
}
