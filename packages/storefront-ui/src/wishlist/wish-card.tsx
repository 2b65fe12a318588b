import type { Product, Variant } from '@krishi/storefront-core/catalog'
import { BuyNow } from '../buy-now/index.ts'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { IconButton } from '../primitives/button/index.ts'
import { DeleteIcon } from '../primitives/icon/index.ts'
import { ProductCard } from '../product-card/index.ts'
import type { ProductCardProps } from '../product-card/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the card of a product that was put aside. */
export interface WishCardProps extends Pick<
  ProductCardProps,
  'product' | 'href' | 'variantId' | 'limits' | 'availability' | 'discountPercent' | 'onVariantChange' | keyof RootProps
> {
  /** The cart holds the pack already. */
  inCart: boolean
  /** Called to put one of the pack into the cart [20.5]. */
  onBuyNow: (product: Product, variant: Variant) => void
  onGoToCart: () => void
  onRemove: (product: Product) => void
  messages?: MessageOverrides<typeof en> | undefined
}

/** A product on the wishlist: its card with the short way to the cart, and a button that takes it off [20.7]. Renders an `<article>`. */
export function WishCard({ inCart, onBuyNow, onGoToCart, onRemove, messages, ...card }: WishCardProps) {
  const t = usePlainMessages('wishlist', en, messages)
  const { product, availability } = card
  const name = product.productName.text
  const variant = product.variants.find(({ id }) => id === card.variantId)
  const isForSale = variant !== undefined && (availability === 'available' || inCart)
  return (
    <ProductCard
      {...card}
      headingLevel={2}
      quantity={0}
      onQuantityChange={noQuantity}
      corner={
        <IconButton
          tone="solid"
          label={t('removeProduct', { product: name })}
          icon={<DeleteIcon />}
          onClick={() => onRemove(product)}
        />
      }
      renderActions={({ product: pack }) =>
        isForSale ? (
          <BuyNow
            product={pack}
            inCart={inCart}
            availability={availability}
            onBuyNow={() => onBuyNow(product, variant)}
            onGoToCart={onGoToCart}
          />
        ) : null
      }
    />
  )
}

/** What cannot be bought says so in the place of the button, and takes no quantity. */
function noQuantity(): void {}
