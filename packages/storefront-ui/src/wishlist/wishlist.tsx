import type { Product, Variant } from '@krishi/storefront-core/catalog'
import { Fragment, useId, useState } from 'react'
import type { ReactElement } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { LinkButton } from '../primitives/button/index.ts'
import { BasketDrawing, EmptyState, FieldDrawing } from '../primitives/empty-state/index.ts'
import { ProductGrid } from '../product-grid/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** What is done from a card of the list, whose card may go with it. */
export interface WishActions {
  readonly onRemove: (product: Product) => void
  /** Called to put one of a pack into the cart [20.5]. */
  readonly onBuyNow: (product: Product, variant: Variant) => void
}

/** Props of the wishlist. */
export interface WishlistProps extends WishActions, RootProps<HTMLElement> {
  /** `failed` keeps the cards that are there; `guest` has no list. */
  status: 'loading' | 'ready' | 'failed' | 'guest'
  /** The wishlist's products, the newest first. */
  products: readonly Product[]
  /** Draws a card, such as a `WishCard`, with what it does to the list. */
  renderCard: (product: Product, actions: WishActions) => ReactElement
  /** Where there is something to put aside. */
  shopHref: string
  /** Where a guest signs in, and comes back from. */
  signInHref: string
  onRetry: () => void
  messages?: MessageOverrides<typeof en> | undefined
}

/** What a shopper has put aside, to buy or to take off [20.7]. Renders a `<section>`. */
export function Wishlist({ status, products, renderCard, onRemove, onBuyNow, ...props }: WishlistProps) {
  const t = usePlainMessages('wishlist', en, props.messages)
  const headingId = useId()
  const [heading, setHeading] = useState<HTMLHeadingElement | null>(null)
  // The pressed button is removed, so focus moves to the heading of the list.
  const stay = () => heading?.focus()
  const actions: WishActions = {
    onRemove(product) {
      stay()
      onRemove(product)
    },
    onBuyNow(product, variant) {
      stay()
      onBuyNow(product, variant)
    },
  }
  return (
    <section {...rootOf(props)} data-scope="wishlist" data-part="root" aria-labelledby={headingId}>
      <h1 ref={setHeading} id={headingId} data-scope="wishlist" data-part="title" tabIndex={-1}>
        {t('title')}
      </h1>
      {status === 'guest' ? (
        <Guest signInHref={props.signInHref} t={t} />
      ) : (
        <ProductGrid
          title={t('title')}
          status={status}
          skeletonCount={status === 'loading' && products.length === 0 ? 4 : 0}
          onRetry={props.onRetry}
          empty={<Empty shopHref={props.shopHref} t={t} />}
        >
          {products.map((product) => (
            <Fragment key={product.productId}>{renderCard(product, actions)}</Fragment>
          ))}
        </ProductGrid>
      )}
    </section>
  )
}

type Words = Translate<keyof typeof en>

function Guest({ signInHref, t }: Pick<WishlistProps, 'signInHref'> & { readonly t: Words }) {
  return (
    <EmptyState
      drawing={<FieldDrawing />}
      title={t('guestTitle')}
      action={<LinkButton href={signInHref}>{t('signIn')}</LinkButton>}
    >
      <p>{t('guestText')}</p>
    </EmptyState>
  )
}

function Empty({ shopHref, t }: Pick<WishlistProps, 'shopHref'> & { readonly t: Words }) {
  return (
    <EmptyState
      drawing={<BasketDrawing />}
      title={t('emptyTitle')}
      action={<LinkButton href={shopHref}>{t('startShopping')}</LinkButton>}
    >
      <p>{t('emptyText')}</p>
    </EmptyState>
  )
}
