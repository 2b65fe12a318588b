import type { CartLine } from '@krishi/storefront-core/cart'
import { formatInr } from '@krishi/storefront-core/format'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { useUi, usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { AlertCircleIcon, InfoIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import { Price } from '../primitives/price/index.ts'
import { Text } from '../primitives/text/index.ts'
import { QuantityControl } from '../quantity-control/index.ts'
import type { QuantityControlProps } from '../quantity-control/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import type { CartLineIntents, CartLineView } from './cart-lines.types.ts'
import en from './messages/en.json'

/** Props of one line; all stable, so that a change of one line renders one row. */
export interface CartLineRowProps extends CartLineIntents, RootProps<HTMLLIElement> {
  view: CartLineView
  /** Renders what the line costs in place of ours; null renders ours. */
  renderPrice?: ((line: CartLine) => ReactNode) | undefined
  /** Renders what changes the line in place of quantity and buttons: with the props of the quantity control, whose 0 removes it. */
  renderActions?: ((control: QuantityControlProps, line: CartLine) => ReactNode) | undefined
  messages?: MessageOverrides<typeof en> | undefined
}

/** One line of the cart. Renders an `<li>`; of what is in it, only what a change touches renders again. */
export const CartLineRow = memo(function CartLineRow({ view, messages, ...intents }: CartLineRowProps) {
  const { line, href, status } = view
  const t = usePlainMessages('cartLines', en, messages)
  return (
    <li
      {...rootOf(intents)}
      data-scope="cart-lines"
      data-part="line"
      data-line={line.id}
      data-status={status}
      data-available={line.isVariantAvailForSale || undefined}
    >
      <div data-scope="cart-lines" data-part="picture">
        <Image src={line.productImage} alt="" width={80} height={80} widths={pictureWidths} />
      </div>
      <div data-scope="cart-lines" data-part="facts">
        <LineName href={href} name={line.productName} />
        <p data-scope="cart-lines" data-part="pack">
          <Text value={line.title} />
          {line.cartQty > 1 ? (
            <span data-scope="cart-lines" data-part="each">
              {t('each', { price: formatInr(line.price) })}
            </span>
          ) : null}
        </p>
      </div>
      <p data-scope="cart-lines" data-part="total">
        <span data-scope="cart-lines" data-part="total-label">
          {t('total')}{' '}
        </span>
        {intents.renderPrice?.(line) ?? <Price size="sm" {...lineTotal(line)} />}
      </p>
      <div data-scope="cart-lines" data-part="control">
        <LineActions {...intents} view={view} t={t} />
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

/** What changes a line: how many there are, and the ways out of the cart. */
function LineActions(props: CartLineRowProps & { readonly t: Translate<keyof typeof en> }) {
  const { onQuantityChange, onQuantityRefused, onRemove, onSaveForLater, renderActions, t } = props
  const { line, limits, status } = props.view
  const product = `${line.productName.text}, ${line.title.text}`
  const control: QuantityControlProps = {
    product,
    quantity: line.cartQty,
    limits,
    availability: line.isVariantAvailForSale ? 'available' : 'sold-out',
    pending: status === 'pending',
    width: 'compact',
    onQuantityChange: (quantity) => onQuantityChange(line.id, quantity),
    onQuantityRefused: (quantity) => onQuantityRefused?.(line.id, quantity),
  }
  return (
    renderActions?.(control, line) ?? (
      <>
        <QuantityControl {...control} />
        <LineButton lineId={line.id} name={t('removeProduct', { product })} words={t('remove')} onPress={onRemove} />
        {onSaveForLater ? (
          <LineButton
            lineId={line.id}
            name={t('saveProduct', { product })}
            words={t('save')}
            onPress={onSaveForLater}
          />
        ) : null}
      </>
    )
  )
}

const pictureWidths = [80, 160, 240] as const

function lineTotal({ price, compareAtPrice, cartQty }: CartLine) {
  return { amount: price * cartQty, compareAt: compareAtPrice === null ? null : compareAtPrice * cartQty }
}

const LineName = memo(function LineName({ href, name }: { href: string; name: CartLine['productName'] }) {
  const { Link } = useUi()
  return (
    <Link data-scope="cart-lines" data-part="name" href={href}>
      <Text value={name} />
    </Link>
  )
})

interface LineButtonProps {
  readonly lineId: string
  /** The words with the product, for those who do not see which row they are in. */
  readonly name: string
  readonly words: string
  readonly onPress: (lineId: string) => void
}

const LineButton = memo(function LineButton({ lineId, name, words, onPress }: LineButtonProps) {
  return (
    <Button tone="quiet" size="sm" aria-label={name} onClick={() => onPress(lineId)}>
      {words}
    </Button>
  )
})
