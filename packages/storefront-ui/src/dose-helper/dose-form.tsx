import type { NetQuantity } from '@krishi/storefront-core/catalog'
import type { AreaError, AreaUnit, Dose } from '@krishi/storefront-core/dose'
import { formatCount } from '@krishi/storefront-core/format'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { CartIcon } from '../primitives/icon/index.ts'
import { SelectField } from '../primitives/select/index.ts'
import { DoseResult } from './dose-result.tsx'
import type { PackAdvice } from './dose-result.tsx'
import { DoseText } from './dose-text.tsx'
import en from './messages/en.json'

/** What comes out for the area. */
export type DoseAnswer =
  | { readonly status: 'advice'; readonly advice: PackAdvice }
  | { readonly status: 'refused'; readonly code: AreaError }
  /** All packs that can be bought are not enough. */
  | { readonly status: 'not-enough' }
  /** No pack says what is in it in the measure of the dose. */
  | { readonly status: 'not-comparable' }

/** Props of the calculator. */
export interface DoseFormProps {
  readonly kind: Dose['kind']
  /** The dose of an acre in amounts as people say them. */
  readonly dose: { readonly min: NetQuantity; readonly max: NetQuantity }
  /** The area as it is typed. */
  readonly area: string
  readonly unit: AreaUnit
  /** The measures of land to choose from, with their square metres. */
  readonly units: Readonly<Record<AreaUnit, { readonly squareMetres: number }>>
  readonly answer: DoseAnswer
  readonly onAreaChange: (area: string) => void
  readonly onUnitChange: (unit: AreaUnit) => void
  /** Puts the packs of the advice into the cart; without it they are only told. */
  readonly onAdd?: (() => void) | undefined
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

/** From an area to packs: area, measure, the cheapest packs and why they are, and what puts them into the cart. Renders a `<div>`; it decides nothing itself. */
export function DoseForm(props: DoseFormProps) {
  const { kind, dose, area, unit, units, answer, onAreaChange, onUnitChange, onAdd, messages } = props
  const t = useWidgetMessages('doseHelper', en, messages)
  const error = answer.status === 'refused' ? errorWords[answer.code] : undefined
  return (
    <div data-scope="dose-helper" data-part="form">
      <p data-scope="dose-helper" data-part="dose">
        <DoseText kind={kind} dose={dose} messages={messages} />
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
        {noteOf(unit, units, t)}
      </p>
      <div role="status" data-scope="dose-helper" data-part="answer">
        {answer.status === 'advice' ? <DoseResult advice={answer.advice} t={t} /> : null}
        {answer.status === 'not-enough' ? <p>{t('notEnough')}</p> : null}
        {answer.status === 'not-comparable' ? <p>{t('notComparable')}</p> : null}
      </div>
      {answer.status === 'advice' && onAdd ? (
        <Button tone="secondary" width="full" icon={<CartIcon />} onClick={onAdd}>
          {t('addPacks')}
        </Button>
      ) : null}
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

function noteOf(unit: AreaUnit, units: DoseFormProps['units'], t: Words): string {
  if (unit.startsWith('bigha')) return t('bighaNote')
  if (unit.startsWith('katha')) return t('kathaNote')
  const { squareMetres } = units[unit]
  const shown = squareMetres < 100 ? squareMetres.toFixed(1) : formatCount(Math.round(squareMetres))
  return t('unitHint', { unit: t(unitWords[unit]), squareMetres: shown })
}
