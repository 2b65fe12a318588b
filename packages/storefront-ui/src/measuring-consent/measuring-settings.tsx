import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import type { RootProps } from '../root/index.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import en from './messages/en.json'

/** Props of the page of the choice. */
export interface MeasuringSettingsProps extends RootProps<HTMLElement> {
  /** Whether it is counted now; null while that is not known. */
  readonly isCounted: boolean | null
  readonly onChoose: (choice: 'granted' | 'refused') => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** What is counted and what never is, how it stands, and the way to change it [08.1]. Renders a `<section>`. */
export function MeasuringSettings({ isCounted, onChoose, messages, ...root }: MeasuringSettingsProps) {
  const t = usePlainMessages('measuringConsent', en, messages)
  return (
    <section {...root} data-scope="measuring-consent" data-part="page" aria-labelledby="measuring-settings">
      <h1 id="measuring-settings">{t('pageTitle')}</h1>
      <h2>{t('askTitle')}</h2>
      <p>{t('askText')}</p>
      <h2>{t('countedTitle')}</h2>
      <ul>
        <li>{t('countedCart')}</li>
        <li>{t('countedClicks')}</li>
      </ul>
      <h2>{t('neverTitle')}</h2>
      <p>{t('neverText')}</p>
      <p role="status" data-scope="measuring-consent" data-part="state">
        {isCounted === null ? null : t(isCounted ? 'stateGranted' : 'stateRefused')}
      </p>
      <ChoiceButtons t={t} onChoose={onChoose} />
    </section>
  )
}
