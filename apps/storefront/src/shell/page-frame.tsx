import { switchLocalePath } from '@krishi/storefront-core/locale'
import { useCart } from '@krishi/storefront-hooks/cart'
import { useMenu } from '@krishi/storefront-hooks/catalog'
import { LanguageSwitcher } from '@krishi/storefront-ui/language-switcher'
import { NavigationBar } from '@krishi/storefront-ui/navigation-bar'
import { SiteFooter } from '@krishi/storefront-ui/site-footer'
import { useHostMessages } from '../messages/host-messages.ts'
import type { ReadyPage } from '../routes/ready-page.ts'
import { homeCategories } from './home-content.ts'
import { languageNames } from './language-names.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { useShop } from './shop-context.ts'

/** Pages that show no cart button [09.2]. */
const withoutCart = /\/(cart|checkout)(\/|$)/

/** What stands around every page: skip link, bar, main, footer. */
export function PageFrame({ ready, isPending }: { readonly ready: ReadyPage; readonly isPending: boolean }) {
  const t = useHostMessages()
  const { locale, paths, settings, openCart } = useShop()
  const count = useCart((cart) => cart.view.count)
  const menu = useMenu()
  const address = ready.pathname + (ready.search === '' ? '' : `?${ready.search}`)
  const choice = (other: typeof locale) => ({
    locale: other,
    name: languageNames[other],
    href: switchLocalePath(address, other),
  })
  const shelves = homeCategories.map(({ handle, name }) => ({ label: t(name), href: paths.collection(handle) }))
  const items =
    menu.status === 'ready' && menu.value.length > 0
      ? menu.value.map((item) => ({
          label: item.menuName,
          href: item.pageType === 'extLink' ? item.menuLink : paths.to(item.menuLink),
          external: item.pageType === 'extLink',
        }))
      : shelves
  return (
    <>
      <a data-sf-skip-link href="#main">
        {t('skipToContent')}
      </a>
      {isPending ? <div className="shop-progress" role="progressbar" aria-label={t('pageLoading')} /> : null}
      <NavigationBar
        brandName={t('shopName')}
        homeHref={paths.home}
        menu={items.map((item) => ({ ...item, current: item.href === ready.pathname }))}
        searchAction={paths.search}
        cartHref={paths.cart}
        cartCount={withoutCart.test(ready.pathname) ? null : count}
        onCartOpen={openCart}
      >
        <LanguageSwitcher current={choice(locale)} choices={settings.switcherLocales.map(choice)} />
      </NavigationBar>
      <OfflineNotice />
      <main id="main" className="shop-main">
        <PageOutlet ready={ready} />
      </main>
      <SiteFooter
        shopHref={paths.home}
        categories={shelves}
        policies={{ termsOfService: paths.termsOfService, refund: paths.refundPolicy, privacy: paths.privacyPolicy }}
        callNumber={settings.supportCallNumber}
        chatNumber={settings.whatsAppMobileNumber}
      />
    </>
  )
}
