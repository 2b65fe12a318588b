import type { CartLine } from '@krishi/storefront-core/cart'
import { formatInr } from '@krishi/storefront-core/format'
import { memo } from 'react'
import { useUi } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { AlertCircleIcon, InfoIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import { Price } from '../primitives/price/index.ts'
import { Text } from '../primitives/text/index.ts'
import { QuantityControl } from '../quantity-control/index.ts'
import type { CartLineIntents, CartLineView } from './cart-lines.types.ts'
import type en from './messages/en.json'

/** Props of one line; all stable, so that a change of one line renders one row. */
export interface CartLineRowProps extends CartLineIntents {
  view: CartLineView
  t: Translate<keyof typeof en>
}

/** One line of the cart. Renders an `<li>`. */
export const CartLineRow = memo(function CartLineRow({ view, t, ...intents }: CartLineRowProps) {
  const { onQuantityChange, onQuantityRefused, onRemove } = intents
  const { line, href, limits, status } = view
  const { Link } = useUi()
  const product = `${line.productName.text}, ${line.title.text}`
  return (
    <li
      data-scope="cart-lines"
      data-part="line"
      data-status={status}
      data-available={line.isVariantAvailForSale || undefined}
    >
      <div data-scope="cart-lines" data-part="picture">
        <Image src={line.productImage} alt="" width={80} height={80} widths={[80, 160, 240]} />
      </div>
      <div data-scope="cart-lines" data-part="facts">
        <Link data-scope="cart-lines" data-part="name" href={href}>
          <Text value={line.productName} />
        </Link>
        <p data-scope="cart-lines" data-part="pack">
          <Text value={line.title} />
          {line.cartQty > 1 ? (
            <span data-scope="cart-lines" data-part="each">
              {t('each', { price: formatInr(line.price) })}
            </span>
          ) : null}
        </p>
      </div>
      <LineTotal line={line} label={t('total')} />
      <div data-scope="cart-lines" data-part="control">
        <QuantityControl
          product={product}
          quantity={line.cartQty}
          limits={limits}
          availability={line.isVariantAvailForSale ? 'available' : 'sold-out'}
          pending={status === 'pending'}
          width="compact"
          onQuantityChange={(quantity) => onQuantityChange(line.id, quantity)}
          onQuantityRefused={(quantity) => onQuantityRefused?.(line.id, quantity)}
        />
        <Button tone="quiet" size="sm" aria-label={t('removeProduct', { product })} onClick={() => onRemove(line.id)}>
          {t('remove')}
        </Button>
        {status === 'pending' ? (
          <span data-scope="cart-lines" data-part="saving">
            {t('saving')}
          </span>
        ) : null}
      </div>
      {view.notice === undefined ? null : (
        <p data-scope="cart-lines" data-part="notice" role={status === 'failed' ? 'alert' : undefined}>
          {status === 'failed' ? <AlertCircleIcon /> : <InfoIcon />}
          {view.notice}
        </p>
      )}
    </li>
  )
})

function LineTotal({ line, label }: { line: CartLine; label: string }) {
  const { price, compareAtPrice, cartQty } = line
  return (
    <p data-scope="cart-lines" data-part="total">
      <span data-scope="cart-lines" data-part="total-label">
        {label}{' '}
      </span>
      <Price size="sm" amount={price * cartQty} compareAt={compareAtPrice === null ? null : compareAtPrice * cartQty} />
    </p>
  )
}
