import type { Locale } from '@krishi/storefront-core/locale'
import { useRef } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { LanguageIcon } from '../primitives/icon/index.ts'
import en from './messages/en.json'
import { useDismissal } from './use-dismissal.ts'

/** A language that the shopper can read the same page in. */
export interface LanguageChoice {
  readonly locale: Locale
  /** Its own name, such as "हिन्दी". */
  readonly name: string
  readonly href: string
}

export interface LanguageSwitcherProps {
  readonly current: LanguageChoice
  readonly choices: readonly LanguageChoice[]
  readonly messages?: MessageOverrides<typeof en>
}

/** The same page in other languages, behind one button. Plain links that load the page anew, so it works without script. Renders a `<details>`. */
export function LanguageSwitcher({ current, choices, messages }: LanguageSwitcherProps) {
  const t = usePlainMessages('languageSwitcher', en, messages)
  const detailsRef = useRef<HTMLDetailsElement>(null)
  useDismissal(detailsRef)
  return (
    <details data-scope="language-switcher" data-part="root" name="language" ref={detailsRef}>
      <summary data-scope="language-switcher" data-part="trigger" aria-label={t('label', { language: current.name })}>
        <LanguageIcon />
        <span lang={current.locale} translate="no">
          {current.name}
        </span>
      </summary>
      <ul data-scope="language-switcher" data-part="list">
        {choices.map((choice) => (
          <li key={choice.locale}>
            <a
              href={choice.href}
              lang={choice.locale}
              hrefLang={choice.locale}
              translate="no"
              aria-current={choice.locale === current.locale ? 'true' : undefined}
            >
              {choice.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
