import { describe, expect, it } from 'vitest'
import { createPaths } from '../../shell/paths.ts'
import { toNavigationItems, toNavigationPanels } from './to-navigation-items.ts'

const menu = { menuHandle: 'm', menuName: 'Menu', menuPosition: 1, hasLinks: false }

describe('the menus of the bar', () => {
  it.each([
    ['a page of the shop', 'other', '/collections/seeds', { href: '/hi/collections/seeds' }],
    ['the home page', 'home', '', { href: '/hi' }],
    ['another site', 'extLink', 'https://krishi.example', { href: 'https://krishi.example', external: true }],
  ] as const)('[09.4] lead to %s', (_what, pageType, menuLink, expected) => {
    const [item] = toNavigationItems([{ ...menu, pageType, menuLink }], createPaths('hi'))
    expect(item).toEqual({ id: 'm', label: 'Menu', hasLinks: false, ...expected })
  })

  it('[09.4] have what stands under them, those that have links', () => {
    const common = { menuLink: '/', menuPosition: 1, menuName: 'Menu', pageType: 'other' } as const
    const link = {
      title: 'Tomato',
      handle: 'tomato',
      link: '/collections/tomato',
      position: 1,
      pageType: 'other',
    } as const
    const partner = { ...link, title: 'Sell', link: 'https://partners.example', pageType: 'extLink' } as const
    const group = { subMenuHandle: 'crops', subMenuName: 'Crops', subMenuPosition: 1, columns: [link] }
    const panels = toNavigationPanels(
      [
        { ...common, menuHandle: 'bare', columns: [], subMenus: [] },
        {
          ...common,
          menuHandle: 'seeds',
          columns: [partner],
          subMenus: [
            { ...group, subMenuLink: '' },
            { ...group, subMenuHandle: 'brands', subMenuLink: '/brands' },
          ],
        },
      ],
      createPaths('te'),
    )
    const links = [{ label: 'Tomato', href: '/te/collections/tomato' }]
    expect([...panels]).toEqual([
      [
        'seeds',
        {
          links: [{ label: 'Sell', href: 'https://partners.example', external: true }],
          groups: [
            { id: 'crops', label: 'Crops', links },
            { id: 'brands', label: 'Crops', href: '/te/brands', links },
          ],
        },
      ],
    ])
  })
})
