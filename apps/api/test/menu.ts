import type { SeedMenuItem } from '../src/seed/types.ts'

/** The menus of the small catalogue: not in their order, with a sub menu, with a link out of the shop. */
export const menu: SeedMenuItem[] = [
  {
    handle: 'home',
    name: { en: 'Home', hi: 'होम' },
    link: '/',
    position: 2,
    pageType: 'home',
    columns: [],
    subMenus: [],
  },
  {
    handle: 'shop',
    name: { en: 'Shop' },
    link: '/collections/seeds',
    position: 1,
    pageType: 'other',
    columns: [{ title: { en: 'Seeds', hi: 'बीज' }, link: '/collections/seeds', position: 1 }],
    subMenus: [
      {
        handle: 'partners',
        name: { en: 'Partners', hi: 'साझेदार' },
        position: 1,
        columns: [
          {
            title: { en: 'Sell with us' },
            handle: 'sell',
            link: 'https://partners.example',
            position: 1,
            pageType: 'extLink',
          },
        ],
      },
    ],
  },
]
