import { formatCount, formatDate, formatOrderDate } from '@krishi/storefront-core/format'
import type { CoinTransaction } from '@krishi/storefront-core/contract'
import type { ReactNode } from 'react'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Badge } from '../primitives/badge/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { CoinIcon } from '../primitives/icon/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** The coins of a shopper as their page shows them. */
export interface ShownCoins {
  readonly balance: number
  /** What was earned in all. */
  readonly earned: number
  /** The newest first. */
  readonly transactions: readonly CoinTransaction[]
}

/** Whether the coins are known yet. */
export type CoinHistoryState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; onRetry: () => void }
  | { readonly status: 'ready'; readonly coins: ShownCoins }

/** What the shop calls things; an empty text leaves ours. */
export interface CoinTexts {
  readonly title: string
  readonly yourCoins: string
  readonly totalPointsEarned: string
  readonly historyMessage: string
  readonly expiresHeading: string
  readonly expiredHeading: string
}

/** Props of the coins of a shopper. */
export interface CoinHistoryProps extends RootProps<HTMLElement> {
  readonly state: CoinHistoryState
  readonly texts?: CoinTexts | undefined
  /** How coins work: picture and terms. */
  readonly children: ReactNode
  readonly messages?: MessageOverrides<typeof en>
}

type Words = Translate<keyof typeof en>

/** The coins of a shopper: how many there are, how many were earned, what came and went, and when they expire [27.3]. Renders an `<article>`. */
export function CoinHistory({ state, texts, children, messages, ...root }: CoinHistoryProps) {
  const t = useWidgetMessages('coinHistory', en, messages)
  return (
    <article {...root} data-scope="coin-history" data-part="root" aria-busy={state.status === 'loading' || undefined}>
      <h1>{texts?.title || t('title')}</h1>
      <div role="status">{state.status === 'loading' ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}</div>
      {state.status === 'loading' ? <Skeleton variant="block" height="8rem" /> : null}
      {state.status === 'failed' ? <ErrorNotice title={t('failed')} onRetry={state.onRetry} /> : null}
      {state.status === 'ready' ? <Coins {...state.coins} texts={texts} t={t} /> : null}
      {/* Not while loading: it would move when the coins appear above it. */}
      {state.status === 'loading' ? null : children}
    </article>
  )
}

interface CoinsProps extends ShownCoins {
  readonly texts: CoinTexts | undefined
  readonly t: Words
}

function Coins({ balance, earned, transactions, texts, t }: CoinsProps) {
  return (
    <>
      <dl data-scope="coin-history" data-part="sums">
        <div data-scope="coin-history" data-part="balance">
          <dt>{texts?.yourCoins || t('yourCoins')}</dt>
          <dd translate="no">
            <CoinIcon size={24} />
            {formatCount(balance)}
          </dd>
        </div>
        <div data-scope="coin-history" data-part="earned">
          <dt>{texts?.totalPointsEarned || t('earned')}</dt>
          <dd translate="no">{formatCount(earned)}</dd>
        </div>
      </dl>
      <section data-scope="coin-history" data-part="history">
        <h2>{texts?.historyMessage || t('history')}</h2>
        {transactions.length === 0 ? <p>{t('none')}</p> : null}
        <ul data-scope="coin-history" data-part="list">
          {transactions.map((transaction) => (
            <Movement key={transaction.id} transaction={transaction} texts={texts} t={t} />
          ))}
        </ul>
      </section>
    </>
  )
}

interface MovementProps {
  readonly transaction: CoinTransaction
  readonly texts: CoinTexts | undefined
  readonly t: Words
}

function Movement({
  transaction: { points, kind, orderName, createdOn, expiresOn, isExpired },
  texts,
  t,
}: MovementProps) {
  const { locale } = useUi()
  const heading = isExpired ? texts?.expiredHeading || t('expired') : texts?.expiresHeading || t('expires')
  return (
    <li data-scope="coin-history" data-part="movement">
      <span data-scope="coin-history" data-part="facts">
        <strong>{t(`kind_${kind}`, { order: orderName })}</strong>
        <time dateTime={createdOn}>{formatOrderDate(createdOn)}</time>
        {expiresOn === null ? null : (
          <Badge tone={isExpired ? 'neutral' : 'offer'}>
            {heading} {formatDate(expiresOn, locale)}
          </Badge>
        )}
      </span>
      <span data-scope="coin-history" data-part="points" data-kind={kind}>
        <span aria-hidden="true" translate="no">
          {points > 0 ? '+' : '−'}
          {formatCount(Math.abs(points))}
        </span>
        <VisuallyHidden>{t(points > 0 ? 'plus' : 'minus', { count: Math.abs(points) })}</VisuallyHidden>
      </span>
    </li>
  )
}
