import { useAddress } from '@krishi/storefront-host/address'
import { useSupports } from '@krishi/storefront-hooks/settings'
import { BackToTop } from '@krishi/storefront-ui/back-to-top'
import { HelpButton } from '@krishi/storefront-ui/help-button'
import { TabBar } from '@krishi/storefront-ui/tab-bar'
import type { TabBarProps } from '@krishi/storefront-ui/tab-bar'
import { AppBannerOutlet } from '../app-banner/app-banner-outlet.tsx'
import { hasTabBar } from './pages-with-tabs.ts'
import { useShop } from '../../shell/shop-context.ts'
import { createVedikaPaths } from '../vedika/vedika-paths.ts'

const tabs = ['home', 'orders', 'posts', 'blogs'] as const

/** Fixed at the bottom of the screen: back to top, help, and on a phone the tab bar. The last element of the page. */
export function PageEnd() {
  const { paths, settings } = useShop()
  const { pathname } = useAddress()
  const { posts, articles } = createVedikaPaths(paths)
  const hrefs: TabBarProps['hrefs'] = {
    home: paths.home,
    orders: useSupports('auth.sendOtp') ? paths.orders : undefined,
    posts: useSupports('community.posts') ? posts('') : undefined,
    blogs: useSupports('community.searchArticles') ? articles() : undefined,
  }
  return (
    <>
      <div className="shop-corner">
        <AppBannerOutlet />
        <BackToTop onGoUp={focusTop} />
        <HelpButton chatNumber={settings.whatsAppMobileNumber} callNumber={settings.supportCallNumber} />
      </div>
      {hasTabBar(pathname) ? (
        <TabBar hrefs={hrefs} current={tabs.find((tab) => hrefs[tab] === pathname) ?? null} />
      ) : null}
    </>
  )
}

/** Makes the next Tab start at the top of the page. */
function focusTop(): void {
  document.querySelector<HTMLElement>('[data-sf-skip-link]')?.focus({ preventScroll: true })
}
