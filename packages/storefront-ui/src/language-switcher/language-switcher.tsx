import type { Locale } from '@krishi/storefront-core/locale'
import type { MouseEvent } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { insteadOfLink } from '../primitives/button/index.ts'
import { useDismissal } from '../primitives/disclosure/index.ts'
import { LanguageIcon } from '../primitives/icon/index.ts'
import { useRootRef } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** A language that the shopper can read the same page in. */
export interface LanguageChoice {
  readonly locale: Locale
  /** Its own name, such as "हिन्दी". */
  readonly name: string
  readonly href: string
}

export interface LanguageSwitcherProps extends RootProps<HTMLDetailsElement> {
  readonly current: LanguageChoice
  readonly choices: readonly LanguageChoice[]
  /** Called when another language is chosen; its link is followed all the same [01.5]. */
  readonly onChoose?: (locale: Locale) => void
  readonly messages?: MessageOverrides<typeof en>
}

/** The same page in other languages, behind one button. Plain links that reload the page, so it works without script. Renders a `<details>`. */
export function LanguageSwitcher({ current, choices, onChoose, messages, ...root }: LanguageSwitcherProps) {
  const t = usePlainMessages('languageSwitcher', en, messages)
  const detailsRef = useRootRef(root)
  useDismissal(detailsRef)

  /** The page is in that language already [01.4]. */
  function close() {
    const details = detailsRef.current
    if (!details) return
    details.querySelector('summary')?.focus()
    details.open = false
  }

  function choose(event: MouseEvent, language: Locale) {
    if (language === current.locale) insteadOfLink(close)(event)
    else onChoose?.(language)
  }

  return (
    <details {...root} data-scope="language-switcher" data-part="root" name="language" ref={detailsRef}>
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
              onClick={(event) => choose(event, choice.locale)}
            >
              {choice.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
