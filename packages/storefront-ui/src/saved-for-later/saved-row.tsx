import { formatInr } from '@krishi/storefront-core/format'
import { useUi } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { Image } from '../primitives/image/index.ts'
import { Price } from '../primitives/price/index.ts'
import { Text } from '../primitives/text/index.ts'
import type en from './messages/en.json'
import type { SavedForLaterProps, SavedItem } from './saved-for-later.types.ts'

type Words = Translate<keyof typeof en>

interface SavedRowProps extends Pick<SavedForLaterProps, 'onMove' | 'onRemove'> {
  readonly item: SavedItem
  readonly t: Words
}

/** One saved line. Renders an `<li>`. */
export function SavedRow({ item, onMove, onRemove, t }: SavedRowProps) {
  const { Link } = useUi()
  const { line, href, standing } = item
  const shown = standing?.kind === 'available' ? standing.line : line
  const product = `${shown.productName.text}, ${shown.title.text}`
  const canMove = standing === null || standing.kind === 'available'
  return (
    <li data-scope="saved-for-later" data-part="line" data-available={canMove || undefined}>
      <div data-scope="saved-for-later" data-part="picture">
        <Image src={shown.productImage} alt="" width={64} height={64} widths={[80, 160, 240]} />
      </div>
      <div data-scope="saved-for-later" data-part="facts">
        <Link data-scope="saved-for-later" data-part="name" href={href}>
          <Text value={shown.productName} />
        </Link>
        <p data-scope="saved-for-later" data-part="pack">
          <Text value={shown.title} /> <span translate="no">× {line.cartQty}</span>
        </p>
        {standing === null || standing.kind === 'available' ? (
          <Price size="sm" amount={shown.price} compareAt={shown.compareAtPrice} />
        ) : null}
        <StandingWords item={item} t={t} />
      </div>
      <div data-scope="saved-for-later" data-part="actions">
        {canMove ? (
          <Button tone="secondary" size="sm" aria-label={t('moveProduct', { product })} onClick={() => onMove(line.id)}>
            {t('move')}
          </Button>
        ) : null}
        <Button tone="quiet" size="sm" aria-label={t('removeProduct', { product })} onClick={() => onRemove(line.id)}>
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}

/** What has changed since the line was saved. */
function StandingWords({ item: { line, standing }, t }: { readonly item: SavedItem; readonly t: Words }) {
  if (standing === null) return null
  if (standing.kind !== 'available') return <Note text={t(standing.kind)} tone="stop" />
  const { previousPrice, isReduced } = standing
  const change = previousPrice === null ? 0 : standing.line.price - previousPrice
  return (
    <>
      {change < 0 ? <Note text={t('cheaper', { amount: formatInr(-change) })} tone="good" /> : null}
      {change > 0 ? <Note text={t('dearer', { amount: formatInr(change) })} tone="plain" /> : null}
      {isReduced ? (
        <Note text={t('reduced', { count: standing.line.cartQty, saved: line.cartQty })} tone="plain" />
      ) : null}
    </>
  )
}

function Note({ text, tone }: { readonly text: string; readonly tone: 'good' | 'plain' | 'stop' }) {
  return (
    <p data-scope="saved-for-later" data-part="note" data-tone={tone}>
      {text}
    </p>
  )
}
