import { describe, expect, it } from 'vitest'
import { toEnginesPage } from './to-engines-page.ts'

const names = { 'cart.price': 'Prices', 'catalog.menu': 'Menus', 'auth.signOut': 'Sign out' }

describe('toEnginesPage', () => {
  it('has a row for each operation and a column for each engine', () => {
    const page = toEnginesPage(
      [
        { name: 'One', capabilities: { 'cart.price': 'proved', 'catalog.menu': 'unsupported' }, notes: 'It is slow.' },
        { name: 'Two', capabilities: { 'cart.price': 'failed', 'auth.signOut': 'untested' }, notes: '' },
      ],
      names,
    )
    expect(page).toContain('| `cart.price` | Prices | yes | fails |')
    expect(page).toContain('| `catalog.menu` | Menus | – | untested |')
    expect(page).toContain('| `auth.signOut` | Sign out | untested | untested |')
    expect(page).toContain('- One: 1 of 3 operations')
    expect(page).toContain('## One\n\nIt is slow.')
    expect(page).not.toContain('## Two')
  })
})
