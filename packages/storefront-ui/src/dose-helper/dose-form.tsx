import type { NetQuantity } from '@krishi/storefront-core/catalog'
import type { AreaError, Dose } from '@krishi/storefront-core/dose'
import type { ReactNode } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { CartIcon } from '../primitives/icon/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { AreaFields } from './area-fields.tsx'
import type { AreaFieldsProps } from './area-fields.tsx'
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
export interface DoseFormProps extends Omit<AreaFieldsProps, 'problem'>, RootProps {
  readonly kind: Dose['kind']
  /** The dose of an acre in amounts as people say them. */
  readonly dose: { readonly min: NetQuantity; readonly max: NetQuantity }
  /** Stands under the area, such as where it comes from. */
  readonly areaNote?: ReactNode
  readonly answer: DoseAnswer
  /** Puts the packs of the advice into the cart; without it they are only told. */
  readonly onAdd?: (() => void) | undefined
}

/** From an area to packs: area, measure, the cheapest packs and why they are, and what puts them into the cart. Renders a `<div>`; it decides nothing itself. */
export function DoseForm(props: DoseFormProps) {
  const { kind, dose, area, unit, units, areaNote, answer, onAreaChange, onUnitChange, onAdd, messages } = props
  const t = useWidgetMessages('doseHelper', en, messages)
  return (
    <div {...rootOf(props)} data-scope="dose-helper" data-part="form">
      <p data-scope="dose-helper" data-part="dose">
        <DoseText kind={kind} dose={dose} messages={messages} />
      </p>
      <AreaFields
        {...{ area, unit, units, messages, onAreaChange, onUnitChange }}
        problem={answer.status === 'refused' ? answer.code : null}
      />
      {areaNote}
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
