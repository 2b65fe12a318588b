import { usePlainMessages, useUi } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import type { RootProps } from '../root/index.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import en from './messages/en.json'

/** Props of the question. */
export interface MeasuringAskProps extends RootProps<HTMLElement> {
  /** Where it is told what is counted. */
  readonly moreHref: string
  readonly onChoose: (choice: 'granted' | 'refused') => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** Asks whether what is used in the shop may be counted [08.1]. Renders a `<section>` in the flow of the page: it covers nothing. */
export function MeasuringAsk({ moreHref, onChoose, messages, ...root }: MeasuringAskProps) {
  const { Link } = useUi()
  const t = usePlainMessages('measuringConsent', en, messages)
  return (
    <section {...root} data-scope="measuring-consent" data-part="root" aria-labelledby="measuring-ask">
      <h2 id="measuring-ask">{t('askTitle')}</h2>
      <p>
        {t('askText')} <Link href={moreHref}>{t('more')}</Link>
      </p>
      <ChoiceButtons t={t} onChoose={onChoose} />
    </section>
  )
}
