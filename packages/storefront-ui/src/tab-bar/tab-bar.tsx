import type { ComponentType } from 'react'
import { usePlainMessages, useUi } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { HomeIcon, NewsIcon, OrdersIcon, UsersIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { useIsAway } from './use-is-away.ts'

type Tab = 'home' | 'orders' | 'posts' | 'blogs'

const icons: Readonly<Record<Tab, ComponentType<{ size?: 24 }>>> = {
  home: HomeIcon,
  orders: OrdersIcon,
  posts: UsersIcon,
  blogs: NewsIcon,
}

const tabs = ['home', 'orders', 'posts', 'blogs'] as const

export interface TabBarProps extends RootProps<HTMLElement> {
  /** Where each tab leads [10.1]; one that leads nowhere is left out. */
  readonly hrefs: Readonly<Partial<Record<Tab, string | undefined>>>
  /** The tab of this page; null on any other page. */
  readonly current: Tab | null
  readonly messages?: MessageOverrides<typeof en>
}

/**
 * Four pages at hand on a phone, at the end of the screen. It gets out of the way while the shopper reads on, and goes with the page on
 * a low screen. Stands last in the page. Renders a `<nav>`.
 */
export function TabBar({ hrefs, current, messages, ...root }: TabBarProps) {
  const { Link } = useUi()
  const t = usePlainMessages('tabBar', en, messages)
  const isAway = useIsAway()
  return (
    <nav {...root} data-scope="tab-bar" data-part="root" data-away={isAway || undefined} aria-label={t('label')}>
      {tabs.map((tab) => {
        const Icon = icons[tab]
        const href = hrefs[tab]
        return href === undefined ? null : (
          <Link
            key={tab}
            data-scope="tab-bar"
            data-part="tab"
            href={href}
            aria-current={tab === current ? 'page' : undefined}
          >
            <Icon size={24} />
            {t(tab)}
          </Link>
        )
      })}
    </nav>
  )
}
