import { switchLocalePath } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'
import { browserSignInDevice } from '@krishi/storefront-hooks/auth'
import { keepLanguage } from '@krishi/storefront-hooks/browser'
import { useCart } from '@krishi/storefront-hooks/cart'
import { useMenu } from '@krishi/storefront-hooks/catalog'
import { useLanguageChoice } from '@krishi/storefront-hooks/language'
import { useSessionRecord } from '@krishi/storefront-hooks/session'
import { useSupports } from '@krishi/storefront-hooks/settings'
import { useAddress } from '@krishi/storefront-host/address'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { LanguageSwitcher } from '@krishi/storefront-ui/language-switcher'
import { NavigationBar } from '@krishi/storefront-ui/navigation-bar'
import { builtInMenu } from '../menu/built-in-menu.ts'
import menuWords from '../menu/messages/en.json'
import { toNavigationItems } from '../menu/to-navigation-items.ts'
import { PartnerLinks } from '../menu/partner-links.tsx'
import { useAccountMenu } from '../menu/use-account-menu.tsx'
import { useMenuDrawer } from '../menu/use-menu-drawer.tsx'
import { useMenuRow } from '../menu/use-menu-row.tsx'
import { useTrackLink } from '../orders/use-track-link.tsx'
import { useBarSearch } from '../search/use-bar-search.tsx'
import { languageNames } from './language-names.ts'
import en from '../../shell/messages/en.json'
import { OfflineNotice } from '../offline/offline-notice.tsx'
import { useOpenCart } from './cart-opening.ts'
import { checkoutPages, pagesWithoutCartButton } from './pages-and-cart.ts'
import { useShop } from '../../shell/shop-context.ts'
import { useHasShelves } from './use-has-shelves.ts'

const keepHere = (language: Locale) => keepLanguage(window, language)
/** Pages on which the bar is lifted off the page [09.6]. */
const listings = /\/collections\//

const thisDevice = () => browserSignInDevice(window)

/** The bar at the top of every page: search, cart, menu, languages, and the offline notice below it. A lazy island. */
export default function Header() {
  const t = useWidgetMessages('shell', en)
  const { locale, paths, settings } = useShop()
  const openCart = useOpenCart()
  const { pathname, search } = useAddress()
  const count = useCart((cart) => cart.view.count)
  const menus = useMenus(pathname)
  const hasWishes = useSupports('wishlist.all')
  const hasAccounts = useSupports('auth.sendOtp')
  useSessionRecord(thisDevice)
  const chooseLanguage = useLanguageChoice(keepHere)
  const barSearch = useBarSearch()
  const track = useTrackLink()
  const address = pathname + (search === '' ? '' : `?${search}`)
  const choice = (other: typeof locale) => ({
    locale: other,
    name: languageNames[other],
    href: switchLocalePath(address, other),
  })
  // The language of the page is always in the list, even one that is reachable only by its URL [01.2].
  const offered = [...new Set([...settings.switcherLocales, locale])]
  const menuRow = useMenuRow(menus)
  const { button, drawer } = useMenuDrawer(menus)
  const { accountMenu, leaving } = useAccountMenu()
  return (
    <>
      <PartnerLinks />
      <NavigationBar
        brandName={t('shopName')}
        homeHref={paths.home}
        {...menuRow}
        {...button}
        isLifted={listings.test(pathname)}
        searchAction={paths.search}
        {...barSearch}
        {...track.link}
        wishlistHref={hasWishes ? paths.to('/wishlist') : undefined}
        accountHref={hasAccounts ? paths.addresses : undefined}
        accountMenu={accountMenu}
        cartHref={paths.cart}
        cartCount={pagesWithoutCartButton.test(pathname) ? null : count}
        isSlim={checkoutPages.test(pathname)}
        {...(settings.cartConfig.hasDrawer && { onCartOpen: openCart })}
      >
        <LanguageSwitcher current={choice(locale)} choices={offered.map(choice)} onChoose={chooseLanguage} />
      </NavigationBar>
      {track.modal}
      {drawer}
      {leaving}
      <OfflineNotice />
    </>
  )
}

/** The menus of the shop, or the built-in ones until they can be read; the one of this page is marked. */
function useMenus(pathname: string) {
  const names = useWidgetMessages('menu', menuWords)
  const { paths } = useShop()
  const menu = useMenu()
  const hasShelves = useHasShelves()
  const items =
    menu.status === 'ready' && menu.value.length > 0
      ? toNavigationItems(menu.value, paths)
      : (hasShelves ? builtInMenu : []).map(({ name, link }) => ({
          id: name,
          label: names(name),
          href: paths.to(link),
        }))
  return items.map((item) => ({ ...item, current: item.href === pathname }))
}
