import { useId } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { SafeHtml } from '../primitives/safe-html/index.ts'
import type { SafeHtmlString } from '../primitives/safe-html/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { ExplainerMedia } from './explainer-media.tsx'
import type { ExplainerMediaProps } from './explainer-media.tsx'
import en from './messages/en.json'

/** Props of what is to be known of coins. */
export interface CoinExplanationProps extends RootProps {
  /** The shop's own heading. @default ours */
  readonly heading?: string | undefined
  readonly subHeading?: string | undefined
  /** A picture or film of how it is done. */
  readonly media?: ExplainerMediaProps | undefined
  /** Null says that they could not be loaded. */
  readonly termsHtml: SafeHtmlString | null
  /** What one coin takes off, as it is shown: `₹1`. */
  readonly worth: string
  /** The most coins of one order. */
  readonly most: number
  /** Whether it says its heading itself, as a part of a page. @default false */
  readonly hasHeading?: boolean
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** How coins are earned and used, and on what terms [15.6, 27.2]. Renders a `<div>`. */
export function CoinExplanation(props: CoinExplanationProps) {
  const { heading, subHeading, media, termsHtml, worth, most, hasHeading = false, messages } = props
  const t = usePlainMessages('coinExplainer', en, messages)
  const termsId = useId()
  return (
    <div {...rootOf(props)} data-scope="coin-explainer" data-part="root">
      {hasHeading ? <h2>{heading || t('title')}</h2> : null}
      {subHeading ? <p>{subHeading}</p> : null}
      {media ? <ExplainerMedia {...media} /> : null}
      <ol data-scope="coin-explainer" data-part="steps">
        <li>{t('earn')}</li>
        <li>{t('spend', { worth, most: String(most) })}</li>
      </ol>
      <section aria-labelledby={termsId}>
        <h3 data-scope="coin-explainer" data-part="heading" id={termsId}>
          {t('terms')}
        </h3>
        {termsHtml === null ? <p>{t('noTerms')}</p> : <SafeHtml html={termsHtml} />}
      </section>
    </div>
  )
}
