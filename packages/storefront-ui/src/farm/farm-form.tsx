import { useId, useState } from 'react'
import { AreaFields } from '../dose-helper/index.ts'
import { usePlainMessages } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { rootOf } from '../root/index.ts'
import { FarmCrops } from './farm-crops.tsx'
import type { FarmFormProps } from './farm.types.ts'
import en from './messages/en.json'

/** What a shopper tells of the own farm: crops, area and pincode. Each change counts at once. Renders a `<section>`. */
export function FarmForm({ messages, ...props }: FarmFormProps) {
  const t = usePlainMessages('farm', en, messages)
  const id = useId()
  const [heading, setHeading] = useState<HTMLHeadingElement | null>(null)
  const { status, isKept, isEmpty, place, onPlaceAsk, onClear, area, unit, units, problem } = props
  return (
    <section
      {...rootOf(props)}
      data-scope="farm"
      data-part="root"
      aria-labelledby={id}
      aria-busy={status === 'loading'}
    >
      <h1 ref={setHeading} id={id} data-scope="farm" data-part="title" tabIndex={-1}>
        {t('title')}
      </h1>
      <p data-scope="farm" data-part="about">
        {t('about')}
      </p>
      {isKept ? null : <p role="alert">{t('notKept')}</p>}
      <div data-scope="farm" data-part="parts">
        <FarmCrops {...props} t={t} />
        <section data-scope="farm" data-part="part" aria-labelledby={`${id}-land`}>
          <h2 id={`${id}-land`} data-scope="farm" data-part="part-title">
            {t('land')}
          </h2>
          <AreaFields
            {...{ area, unit, units, problem }}
            onAreaChange={props.onAreaChange}
            onUnitChange={props.onUnitChange}
          />
          <div data-scope="farm" data-part="place">
            <span>{place === null ? t('noPlace') : t('place', { place })}</span>
            <Button tone="secondary" size="sm" onClick={onPlaceAsk}>
              {t(place === null ? 'enterPlace' : 'changePlace')}
            </Button>
          </div>
        </section>
      </div>
      {isEmpty ? null : (
        <div>
          <Button
            tone="quiet"
            size="sm"
            onClick={() => {
              // The button goes away, and focus with it.
              heading?.focus()
              onClear()
            }}
          >
            {t('clear')}
          </Button>
        </div>
      )}
    </section>
  )
}
