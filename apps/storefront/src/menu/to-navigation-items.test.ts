import { describe, expect, it } from 'vitest'
import { createPaths } from '../routes/paths.ts'
import { toNavigationItems } from './to-navigation-items.ts'

const menu = { menuHandle: 'm', menuName: 'Menu', menuPosition: 1, hasLinks: false }

describe('the menus of the bar', () => {
  it.each([
    ['a page of the shop', 'other', '/collections/seeds', { href: '/hi/collections/seeds' }],
    ['the home page', 'home', '', { href: '/hi' }],
    ['another site', 'extLink', 'https://krishi.example', { href: 'https://krishi.example', external: true }],
  ] as const)('[09.4] lead to %s', (_what, pageType, menuLink, expected) => {
    const [item] = toNavigationItems([{ ...menu, pageType, menuLink }], createPaths('hi'))
    expect(item).toEqual({ id: 'm', label: 'Menu', ...expected })
  })
})
