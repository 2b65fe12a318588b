import type { NetQuantity } from '@krishi/storefront-core/catalog'
import type { AreaError, AreaUnit, Dose, DoseAdvice } from '@krishi/storefront-core/dose'
import { formatCount } from '@krishi/storefront-core/format'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { SelectField } from '../primitives/select/index.ts'
import { spanWords } from './amount-words.ts'
import { DoseResult } from './dose-result.tsx'
import en from './messages/en.json'

/** What comes out for the area. */
export type DoseAnswer =
  | { readonly status: 'advice'; readonly advice: DoseAdvice }
  | { readonly status: 'refused'; readonly code: AreaError }
  /** The pack does not say what is in it in the measure of the dose. */
  | { readonly status: 'not-comparable' }

/** Props of the calculator. */
export interface DoseFormProps {
  readonly kind: Dose['kind']
  /** The dose of an acre in amounts as people say them. */
  readonly dose: { readonly min: NetQuantity; readonly max: NetQuantity }
  /** The pack that is counted, such as "100 ml". */
  readonly pack: string
  /** The area as it is typed. */
  readonly area: string
  readonly unit: AreaUnit
  /** The measures of land to choose from, with their square metres. */
  readonly units: Readonly<Record<AreaUnit, { readonly squareMetres: number }>>
  readonly answer: DoseAnswer
  readonly onAreaChange: (area: string) => void
  readonly onUnitChange: (unit: AreaUnit) => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

const unitWords = {
  acre: 'acre',
  hectare: 'hectare',
  'bigha-27225': 'bigha27225',
  'bigha-17424': 'bigha17424',
  'bigha-14400': 'bigha14400',
  'bigha-8712': 'bigha8712',
} as const satisfies Record<AreaUnit, keyof typeof en>

const doseWords = { dose: 'dose', 'seed-rate': 'seedRate', count: 'perAcre' } as const

const errorWords = {
  'dose/area-missing': undefined,
  'dose/area-invalid': 'areaInvalid',
  'dose/area-too-large': 'areaTooLarge',
} as const satisfies Record<AreaError, keyof typeof en | undefined>

/** From an area to packs: area, measure, packs, what is left over. Renders a `<div>`; it decides nothing itself. */
export function DoseForm(props: DoseFormProps) {
  const { kind, dose, pack, area, unit, units, answer, onAreaChange, onUnitChange, messages } = props
  const t = useWidgetMessages('doseHelper', en, messages)
  const error = answer.status === 'refused' ? errorWords[answer.code] : undefined
  return (
    <div data-scope="dose-helper" data-part="form">
      <p data-scope="dose-helper" data-part="dose">
        {t(doseWords[kind], { amount: spanWords(t, dose) })}
      </p>
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
        {unit.startsWith('bigha') ? t('bighaNote') : t('unitHint', measureOf(unit, units, t))}
      </p>
      <div role="status" data-scope="dose-helper" data-part="answer">
        {answer.status === 'advice' ? <DoseResult advice={answer.advice} pack={pack} t={t} /> : null}
        {answer.status === 'not-comparable' ? <p>{t('notComparable')}</p> : null}
      </div>
      <p data-scope="dose-helper" data-part="caution">
        {t(kind === 'seed-rate' ? 'sowing' : 'label')}
      </p>
    </div>
  )
}

type Words = Translate<keyof typeof en>

function optionsOf(units: DoseFormProps['units'], t: Words) {
  return (Object.keys(units) as AreaUnit[]).map((value) => ({ value, label: t(unitWords[value]) }))
}

function measureOf(unit: AreaUnit, units: DoseFormProps['units'], t: Words) {
  return { unit: t(unitWords[unit]), squareMetres: formatCount(Math.round(units[unit].squareMetres)) }
}
