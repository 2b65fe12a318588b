import type { PlantProtection, ToxicityClass } from '@krishi/storefront-core/catalog'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { ExternalLink, usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Text } from '../primitives/text/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { ToxicitySign } from './toxicity-sign.tsx'

/** Props of what the label of a pesticide tells; null is not told. The address of the leaflet is taken as it is: check it before. */
export interface LabelFactsProps extends PlantProtection, RootProps<HTMLElement> {
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** The words of the label's triangle (Insecticides Rules 1971, 19). */
const signals = { red: 'poison', yellow: 'poison', blue: 'danger', green: 'caution' } as const satisfies Record<
  ToxicityClass,
  keyof typeof en
>

/** What the label of a pesticide tells: how poisonous it is, the antidote, its number, its leaflet. Renders a `<section>`, and nothing where nothing is known. */
export function LabelFacts({ registrationNumber, toxicity, antidote, leafletUrl, messages, ...root }: LabelFactsProps) {
  const t = usePlainMessages('labelFacts', en, messages)
  const headingId = useId()
  if (!toxicity && !antidote && !registrationNumber && !leafletUrl) return null
  return (
    <section {...root} data-scope="label-facts" data-part="root" aria-labelledby={headingId}>
      <h2 data-scope="label-facts" data-part="title" id={headingId}>
        {t('title')}
      </h2>
      <dl data-scope="label-facts" data-part="facts">
        {toxicity && (
          <Fact name={t('toxicity')}>
            <ToxicitySign toxicity={toxicity} signal={t(signals[toxicity])}>
              {t(toxicity)}
            </ToxicitySign>
          </Fact>
        )}
        {antidote && (
          <Fact name={t('antidote')}>
            <Text value={antidote} />
          </Fact>
        )}
        {registrationNumber && (
          <Fact name={t('registration')}>
            <span lang="en" translate="no">
              {registrationNumber}
            </span>
          </Fact>
        )}
      </dl>
      {leafletUrl && <ExternalLink href={leafletUrl}>{t('leaflet')}</ExternalLink>}
    </section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div data-scope="label-facts" data-part="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
