import { useUi } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { Image } from '../primitives/image/index.ts'
import { Price } from '../primitives/price/index.ts'
import { Text } from '../primitives/text/index.ts'
import type en from './messages/en.json'
import type { SharedCartProps } from './shared-cart.types.ts'

interface SharedLinesProps extends Pick<SharedCartProps, 'lines'> {
  readonly t: Translate<keyof typeof en>
}

/** What of a shared cart can be had. Renders a `<ul>`. */
export function SharedLines({ lines, t }: SharedLinesProps) {
  const { Link } = useUi()
  return (
    <ul data-scope="shared-cart" data-part="lines" aria-label={t('list')}>
      {lines.map(({ line, href }) => (
        <li key={line.id} data-scope="shared-cart" data-part="line">
          <div data-scope="shared-cart" data-part="picture">
            <Image src={line.productImage} alt="" width={64} height={64} widths={[80, 160, 240]} />
          </div>
          <div data-scope="shared-cart" data-part="facts">
            <Link data-scope="shared-cart" data-part="name" href={href}>
              <Text value={line.productName} />
            </Link>
            <p data-scope="shared-cart" data-part="pack">
              <Text value={line.title} /> <span translate="no">× {line.cartQty}</span>
            </p>
          </div>
          <Price
            size="sm"
            amount={line.price * line.cartQty}
            compareAt={line.compareAtPrice === null ? null : line.compareAtPrice * line.cartQty}
          />
        </li>
      ))}
    </ul>
  )
}
