import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance } from '../testing/index.ts'
import { AccountMenu } from './account-menu.tsx'
import type { AccountMenuProps } from './account-menu.tsx'
import { accountMenuContract } from './account-menu.contract.ts'

const heard: string[] = []
const props: AccountMenuProps = {
  hrefs: { orders: '#orders', addresses: '#addresses', farm: '#farm', posts: '#posts', wishlist: '#wishlist' },
  loyaltyHref: '#loyalty',
  onSignOut: () => heard.push('sign out'),
}

conformance('account menu', { contract: accountMenuContract, widget: () => <AccountMenu {...props} /> })

const shown = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)

describe('account menu', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search))

  it('[09.3] has what is the shopper’s own, the wishlist on small screens alone, and the way out', async () => {
    await page.viewport(360, 740)
    const { container } = await render(<AccountMenu {...props} />)
    container.querySelector('summary')?.click()
    expect(shown()).toEqual(['Orders', 'My address book', 'My farm', 'My posts', 'Wishlist', 'Coins', 'Sign out'])
    await page.viewport(1280, 800)
    await expect.poll(shown).toEqual(['Orders', 'My address book', 'My farm', 'My posts', 'Coins', 'Sign out'])
    await page.getByRole('button', { name: 'Sign out' }).click()
    expect(heard).toEqual(['sign out'])
    await page.getByRole('link', { name: 'Orders' }).click()
    expect(location.hash).toBe('#orders')
    await expect.element(page.getByRole('link', { name: 'Orders' })).not.toBeInTheDocument()
    await page.viewport(360, 740)
  })

  it('[09.3] has no coins where the shop has none', async () => {
    const { container } = await render(<AccountMenu {...props} loyaltyHref={null} />)
    container.querySelector('summary')?.click()
    expect(shown()).toContain('Orders')
    expect(shown()).not.toContain('Coins')
  })
})
