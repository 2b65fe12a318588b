import { useId } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { AlertTriangleIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of what a pesticide is sold with. */
export interface LabelAdviceProps extends RootProps<HTMLElement> {
  /** The number of the seller's licence; not told without. */
  licence?: string | undefined
  messages?: MessageOverrides<typeof en> | undefined
}

/** Before a pesticide is bought: read its label, and who may sell it. Renders a `<section>`. */
export function LabelAdvice({ licence, messages, ...root }: LabelAdviceProps) {
  const t = usePlainMessages('trustMarker', en, messages)
  const headingId = useId()
  return (
    <section {...root} data-scope="trust-marker" data-part="advice" aria-labelledby={headingId}>
      <AlertTriangleIcon />
      <div>
        <h2 id={headingId}>{t('readLabel')}</h2>
        <p>{t('labelTells')}</p>
        {licence ? <p>{t('licence', { licence })}</p> : null}
      </div>
    </section>
  )
}
