import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { bulkOrderBannerContract } from './bulk-order-banner.contract.ts'
import { BulkOrderBanner } from './index.ts'
import en from './messages/en.json'

const facts = { href: '#bulk', product: 'Tomato seeds' }

conformance('BulkOrderBanner', { contract: bulkOrderBannerContract, widget: () => <BulkOrderBanner {...facts} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('BulkOrderBanner %s', (_place, renderThere) => {
  it('[15.9] leads to the form and names the product', async () => {
    await renderThere(<BulkOrderBanner {...facts} />)
    const link = page.getByRole('link', { name: /large quantity\?.*price for Tomato seeds/ })
    await expect.element(link).toHaveAttribute('href', '#bulk')
  })
})

describe('BulkOrderBanner', () => {
  it('[15.9] moves, but not for ever', async () => {
    await render(<BulkOrderBanner {...facts} />)
    const [motion] = page.getByRole('link').element().getAnimations({ subtree: true })
    expect(motion?.effect?.getComputedTiming().iterations).toBe(2)
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<BulkOrderBanner {...facts} messages={pseudoMessages(en)} />)
    expect(leakedWords(container, ['Tomato seeds'])).toEqual([])
  })
})
