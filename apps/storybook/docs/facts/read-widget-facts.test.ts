import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { subpathBudget } from '../../../../scripts/budgets/subpath-budgets.ts'
import { elementFacts } from '../../../../packages/storefront-elements/src/manifest/element-facts.ts'
import { readWidgetFacts } from './read-widget-facts.ts'
import { statusOf, unsettledFolders } from './status.ts'

const root = join(import.meta.dirname, '../../../..')
const facts = readWidgetFacts(root)
const factsOf = (path: string) => facts[`packages/${path}.stories.tsx`]
const contracts = globSync('packages/storefront-ui/src/**/*.contract.ts', { cwd: root })
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

describe('the page of every widget', () => {
  it('has an anatomy, of its own parts or of what it is made of', () => {
    const without = Object.entries(facts).filter(([, { own, others }]) => own.length + others.length === 0)
    expect(without.map(([path]) => path)).toEqual([])
  })

  it('names parts that a contract has', () => {
    const scopes = new Set(Object.values(facts).flatMap(({ own, others }) => [...own, ...others]))
    expect([...scopes].filter((scope) => !contracts.includes(`scope: '${scope}'`))).toEqual([])
    expect(scopes.size).toBeGreaterThan(100)
  })

  it('tells the keys of what it is made of', () => {
    const keys = ['Button', 'Field', 'Form', 'Dialog']
    expect(factsOf('storefront-ui/src/coupon-modal/coupon-modal')?.patterns).toEqual(keys)
    expect(factsOf('storefront-ui/src/primitives/checkbox/checkbox')?.patterns).toContain('Box to tick')
    expect(factsOf('storefront-widgets/src/search-box/search-box-widget')?.patterns).toContain('Suggestions')
    expect(factsOf('storefront-elements/src/elements/otp-input')?.patterns).toContain('Field')
    expect(factsOf('storefront-ui/src/primitives/badge/badge')?.patterns).toEqual([])
  })

  it('tells its parts first, and then those of others', () => {
    const drawer = factsOf('storefront-widgets/src/cart-drawer/cart-drawer-widget')
    expect(drawer?.own).toEqual([])
    expect(drawer?.others).toEqual(expect.arrayContaining(['cart-drawer', 'cart-lines', 'billing-summary']))
    expect(factsOf('storefront-ui/src/cart-drawer/cart-drawer')?.own).toEqual(['cart-drawer'])
  })

  it('has bytes: a limit where nothing was measured', () => {
    const folders = Object.keys(facts).flatMap((path) => [
      ...path.matchAll(/^packages\/(storefront-(?:ui|widgets))\/src\/(.+)\//g),
    ])
    expect(folders.length).toBeGreaterThan(170)
    for (const [, name = '', folder = ''] of folders) expect(subpathBudget(name, folder)).toBeGreaterThan(0)
  })

  it('has a status from the one list, which names no folder that is not there', () => {
    const folders = new Set(Object.keys(facts).map((path) => path.replace(/^packages\/(.+)\/src\/(.+)\/.+$/, '$1/$2')))
    expect(unsettledFolders.filter((folder) => !folders.has(folder))).toEqual([])
    expect(statusOf('storefront-ui/coupon-modal')).toBe('stable')
    expect(statusOf('storefront-ui/search-voice')).toBe('experimental')
  })
})

it('gives every custom element a page', () => {
  const pages = elementFacts.map(({ tag }) => `packages/storefront-elements/src/elements/${tag.slice(7)}.stories.tsx`)
  expect(pages.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
