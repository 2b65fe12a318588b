import type { ReactNode, Ref } from 'react'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { insteadOfLink } from '../primitives/button/index.ts'
import { CartIcon, HeartIcon, MenuIcon, TruckIcon, UserIcon } from '../primitives/icon/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { Menu } from './menu/menu.tsx'
import type { NearMenu } from './menu/menu.tsx'
import type { NavigationItem } from './navigation-item.ts'
import { TrackLink } from './menu/track-link.tsx'
import en from './messages/en.json'
import { SearchForm } from './search-form/search-form.tsx'

export interface NavigationBarProps extends RootProps<HTMLElement> {
  readonly brandName: string
  readonly homeHref: string
  readonly menu: readonly NavigationItem[]
  /** Called when a mouse or the focus comes to an item that has links under it, and with null when it has gone. */
  readonly onMenuNear?: (near: NearMenu | null) => void
  /** Called at a press on the button that opens all menus, on a phone; there is none without it [09.2]. */
  readonly onMenuOpen?: () => void
  /** The bar is lifted off the page once that is scrolled past 60 px, as on a listing [09.6]. @default false */
  readonly isLifted?: boolean
  /** Takes the place of the row of links, such as a `MegaMenu`. @default none */
  readonly megaMenu?: ReactNode
  /** Address that the search form asks with `q`; the form works without script. */
  readonly searchAction: string
  readonly searchQuery?: string
  /** The search form, for what makes it interactive once it is used. */
  readonly searchRef?: Ref<HTMLFormElement>
  /** What opens under the search form, such as a `SearchCombobox`. */
  readonly searchPanel?: ReactNode
  /** The page of the shopper's orders; without it there is no link to track one [09.2]. */
  readonly trackHref?: string | undefined
  /** Called when that link gets a plain click; without it the link is followed. */
  readonly onTrackOpen?: (() => void) | undefined
  /** The shopper's own page; without one there is no link to it. */
  readonly accountHref?: string | undefined
  /** Takes the place of that link for whoever is signed in, such as an `AccountMenu`. @default the link */
  readonly accountMenu?: ReactNode
  /** The page of the wishlist; shown where there is room for it [09.2]. */
  readonly wishlistHref?: string | undefined
  readonly cartHref: string
  /** Units in the cart, or null on pages that hide the button [09.2]. */
  readonly cartCount: number | null
  /** Called when the shopper opens the cart with a plain click; without it the link is followed. */
  readonly onCartOpen?: () => void
  /** Language switcher and the like, at the end of the first row. */
  readonly children?: ReactNode
  /** On a phone only brand and actions, where nothing should lead away: at the checkout. @default false */
  readonly isSlim?: boolean
  readonly messages?: MessageOverrides<typeof en>
}

/** The bar on top of every page: brand, search, cart and the menu. Renders a `<header>`. */
export function NavigationBar({ searchRef, ...props }: NavigationBarProps) {
  const t = useWidgetMessages('navigationBar', en, props.messages)
  const { trackHref, onTrackOpen } = props
  const trackLink = (icon: ReactNode) =>
    trackHref === undefined ? null : <TrackLink {...{ trackHref, onTrackOpen, icon }} label={t('trackOrder')} />
  return (
    <header
      {...rootOf(props)}
      data-scope="navigation-bar"
      data-part="root"
      data-slim={props.isSlim || undefined}
      data-lifted={props.isLifted || undefined}
    >
      <div data-scope="navigation-bar" data-part="row">
        <Brand name={props.brandName} href={props.homeHref} label={t('homeLabel', { brand: props.brandName })} />
        {props.onMenuOpen ? (
          <button
            type="button"
            data-scope="navigation-bar"
            data-part="menu"
            aria-haspopup="dialog"
            aria-label={t('openMenu')}
            onClick={props.onMenuOpen}
          >
            <MenuIcon size={24} />
          </button>
        ) : null}
        <div data-scope="navigation-bar" data-part="search-place">
          <SearchForm formRef={searchRef} action={props.searchAction} query={props.searchQuery} t={t} />
          {props.searchPanel}
        </div>
        <div data-scope="navigation-bar" data-part="actions">
          {props.children}
          {props.trackHref === undefined ? null : (
            <span data-scope="navigation-bar" data-part="track">
              {trackLink(<TruckIcon size={24} />)}
            </span>
          )}
          {props.wishlistHref === undefined ? null : (
            <IconLink part="wishlist" href={props.wishlistHref} icon={<HeartIcon size={24} />} text={t('wishlist')} />
          )}
          {props.accountMenu ??
            (props.accountHref === undefined ? null : (
              <IconLink part="account" href={props.accountHref} icon={<UserIcon size={24} />} text={t('account')} />
            ))}
          {props.cartCount === null ? null : <CartLink {...props} cartCount={props.cartCount} label={t} />}
        </div>
      </div>
      {props.megaMenu ?? (
        <Menu label={t('menuLabel')} items={props.menu} track={trackLink(<TruckIcon />)} onNear={props.onMenuNear} />
      )}
    </header>
  )
}

const textParts = { wishlist: 'wishlist-text', account: 'account-text' } as const

interface IconLinkProps {
  readonly part: keyof typeof textParts
  readonly href: string
  readonly icon: ReactNode
  readonly text: string
}

function IconLink({ part, href, icon, text }: IconLinkProps) {
  const { Link } = useUi()
  return (
    <Link data-scope="navigation-bar" data-part={part} href={href}>
      {icon}
      <span data-scope="navigation-bar" data-part={textParts[part]}>
        {text}
      </span>
    </Link>
  )
}

interface CartLinkProps {
  readonly cartHref: string
  readonly cartCount: number
  readonly onCartOpen?: () => void
  readonly label: (key: 'cartLabel' | 'cart', values?: { count: number }) => string
}

function CartLink({ cartHref, cartCount, onCartOpen, label }: CartLinkProps) {
  const { Link } = useUi()
  return (
    <Link data-scope="navigation-bar" data-part="cart" href={cartHref} onClick={insteadOfLink(onCartOpen)}>
      <VisuallyHidden>{label('cartLabel', { count: cartCount })}</VisuallyHidden>
      <CartIcon size={24} />
      <span data-scope="navigation-bar" data-part="cart-text" aria-hidden="true">
        {label('cart')}
      </span>
      {cartCount > 0 ? (
        <span data-scope="navigation-bar" data-part="cart-count" aria-hidden="true">
          {cartCount > 99 ? '99+' : cartCount}
        </span>
      ) : null}
    </Link>
  )
}

/** The sign and the name of the shop, which lead home. */
function Brand({ name, href, label }: { readonly name: string; readonly href: string; readonly label: string }) {
  const { Link } = useUi()
  return (
    <Link data-scope="navigation-bar" data-part="brand" href={href} aria-label={label}>
      <BrandMark />
      <span data-scope="navigation-bar" data-part="brand-name" translate="no">
        {name}
      </span>
    </Link>
  )
}

function BrandMark() {
  return (
    <svg
      data-scope="navigation-bar"
      data-part="brand-mark"
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
    >
      <path
        data-scope="navigation-bar"
        data-part="brand-leaf"
        d="M16 27V15M16 17C16 10 11 6 4 6c0 7 5 11 12 11Zm0-3c0-6 4-10 12-10 0 7-5 10-12 10Z"
      />
      <path data-scope="navigation-bar" data-part="brand-soil" d="M5 27h22" />
    </svg>
  )
}
