import type { OrderLine } from '@krishi/storefront-core/checkout'
import { formatInr } from '@krishi/storefront-core/format'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Image } from '../primitives/image/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** What is shown of a line. */
export type OrderedLine = Pick<
  OrderLine,
  'variantId' | 'productTitle' | 'variantTitle' | 'imageUrl' | 'newPrice' | 'quantity'
>

/** Props of what is bought. */
export interface OrderedLinesProps extends RootProps {
  readonly lines: readonly OrderedLine[]
  readonly messages?: MessageOverrides<typeof en>
}

/** So many are seen at once; the others open on a tap. */
const seen = 3

/**
 * What is bought, where nothing of it can be changed any more: picture, name, pack, how many and what they cost together [30.2,
 * 31.5]. Renders a `<div>` with a list, and a closed `<details>` with the rest of a long one.
 */
export function OrderedLines({ lines, messages, ...root }: OrderedLinesProps) {
  const t = useWidgetMessages('orderedLines', en, messages)
  const others = lines.slice(seen)
  return (
    <div {...root} data-scope="ordered-lines" data-part="root">
      <List lines={lines.slice(0, seen)} name={t('list')} t={t} />
      {others.length > 0 ? (
        <details data-scope="ordered-lines" data-part="more">
          <summary>{t('more', { count: others.length })}</summary>
          <List lines={others} name={t('more', { count: others.length })} t={t} />
        </details>
      ) : null}
    </div>
  )
}

const widths = [80, 160, 240] as const

interface ListProps {
  readonly lines: readonly OrderedLine[]
  readonly name: string
  readonly t: Translate<keyof typeof en>
}

function List({ lines, name, t }: ListProps) {
  return (
    <ul data-scope="ordered-lines" data-part="list" aria-label={name}>
      {lines.map(({ variantId, productTitle, variantTitle, imageUrl, newPrice, quantity }) => (
        <li key={variantId} data-scope="ordered-lines" data-part="line">
          <span data-scope="ordered-lines" data-part="picture">
            <Image src={imageUrl} alt="" width={56} height={56} widths={widths} />
          </span>
          <span data-scope="ordered-lines" data-part="facts">
            <span data-scope="ordered-lines" data-part="name">
              {productTitle}
            </span>{' '}
            <span data-scope="ordered-lines" data-part="pack">
              {t('packs', { pack: variantTitle, quantity })}
            </span>
          </span>{' '}
          <span data-scope="ordered-lines" data-part="cost" translate="no">
            {formatInr(newPrice * quantity)}
          </span>
        </li>
      ))}
    </ul>
  )
}
