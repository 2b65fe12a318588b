import { formatInr } from '@krishi/storefront-core/format'
import { useUi } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { UnitPriceText } from '../price-block/index.ts'
import { Badge } from '../primitives/badge/index.ts'
import { CheckCircleIcon, TagIcon } from '../primitives/icon/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import { Price } from '../primitives/price/index.ts'
import { Text } from '../primitives/text/index.ts'
import { chooseByLink } from './choose-by-link.ts'
import type en from './messages/en.json'
import type { PackChoice } from './variant-picker.tsx'

interface PackCardProps {
  pack: PackChoice
  chosen: boolean
  href: string
  onChoose: ((variantId: string) => void) | undefined
  t: Translate<keyof typeof en>
}

/** One pack: size, price, unit price, whether it is the best value. Renders a link; the spaces keep its name from being one word. */
export function PackCard({ pack, chosen, href, onChoose, t }: PackCardProps) {
  const { Link } = useUi()
  const announce = useAnnounce()
  const say = () => announce(t('chosen', { pack: pack.title.text, price: formatInr(pack.price) }))
  return (
    <Link
      href={href}
      data-scope="variant-picker"
      data-part="card"
      data-availability={pack.availability}
      aria-current={chosen ? 'true' : undefined}
      onClick={chooseByLink(pack.id, onChoose, say)}
    >
      <span data-scope="variant-picker" data-part="title">
        <Text value={pack.title} />
        {chosen ? (
          <span data-scope="variant-picker" data-part="check">
            <CheckCircleIcon />
          </span>
        ) : null}
      </span>{' '}
      <Price amount={pack.price} compareAt={pack.compareAtPrice} size="sm" />{' '}
      {pack.unitPrice === null ? null : <UnitPriceText value={pack.unitPrice} />}{' '}
      {pack.bestValue ? (
        <Badge tone="offer" icon={<TagIcon />}>
          {t('bestValue')}
        </Badge>
      ) : null}{' '}
      {pack.availability === 'sold-out' ? (
        <strong data-scope="variant-picker" data-part="sold-out">
          {t('soldOut')}
        </strong>
      ) : null}
    </Link>
  )
}
