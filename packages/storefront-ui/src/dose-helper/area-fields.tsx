import type { AreaError, AreaUnit } from '@krishi/storefront-core/dose'
import { formatCount } from '@krishi/storefront-core/format'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { SelectField } from '../primitives/select/index.ts'
import en from './messages/en.json'

/** Props of the fields for an area. */
export interface AreaFieldsProps {
  /** The area as it is typed. */
  readonly area: string
  readonly unit: AreaUnit
  /** The measures of land to choose from, with their square metres. */
  readonly units: Readonly<Record<AreaUnit, { readonly squareMetres: number }>>
  /** What is wrong with the area; null where nothing is. */
  readonly problem: AreaError | null
  readonly onAreaChange: (area: string) => void
  readonly onUnitChange: (unit: AreaUnit) => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

const unitWords = {
  acre: 'acre',
  hectare: 'hectare',
  guntha: 'guntha',
  cent: 'cent',
  'bigha-27225': 'bigha27225',
  'bigha-17424': 'bigha17424',
  'bigha-14400': 'bigha14400',
  'bigha-8712': 'bigha8712',
  'katha-2880': 'katha2880',
  'katha-1361': 'katha1361',
  'katha-720': 'katha720',
} as const satisfies Record<AreaUnit, keyof typeof en>

const errorWords = {
  'dose/area-missing': undefined,
  'dose/area-invalid': 'areaInvalid',
  'dose/area-too-large': 'areaTooLarge',
} as const satisfies Record<AreaError, keyof typeof en | undefined>

/** An area and its measure, with how large the measure is. Renders a fragment. */
export function AreaFields({ area, unit, units, problem, onAreaChange, onUnitChange, messages }: AreaFieldsProps) {
  const t = useWidgetMessages('doseHelper', en, messages)
  const error = problem === null ? undefined : errorWords[problem]
  return (
    <>
      <div data-scope="dose-helper" data-part="fields">
        <TextField
          label={t('area')}
          value={area}
          onValueChange={onAreaChange}
          inputMode="decimal"
          autoComplete="off"
          error={error && t(error)}
        />
        <SelectField
          label={t('unit')}
          value={unit}
          onValueChange={(value) => onUnitChange(value as AreaUnit)}
          options={optionsOf(units, t)}
          placeholder={false}
        />
      </div>
      <p data-scope="dose-helper" data-part="measure">
        {noteOf(unit, units, t)}
      </p>
    </>
  )
}

type Words = Translate<keyof typeof en>

function optionsOf(units: AreaFieldsProps['units'], t: Words) {
  return (Object.keys(units) as AreaUnit[]).map((value) => ({ value, label: t(unitWords[value]) }))
}

function noteOf(unit: AreaUnit, units: AreaFieldsProps['units'], t: Words): string {
  if (unit.startsWith('bigha')) return t('bighaNote')
  if (unit.startsWith('katha')) return t('kathaNote')
  const { squareMetres } = units[unit]
  const shown = squareMetres < 100 ? squareMetres.toFixed(1) : formatCount(Math.round(squareMetres))
  return t('unitHint', { unit: t(unitWords[unit]), squareMetres: shown })
}
