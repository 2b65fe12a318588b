import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { trustedHtml } from '../primitives/safe-html/index.ts'
import { aPackshot, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { coinExplainerContract } from './coin-explainer.contract.ts'
import { CoinExplainer } from './index.ts'
import type { CoinExplainerProps } from './index.ts'
import en from './messages/en.json'

function props(own: Partial<CoinExplainerProps> = {}): CoinExplainerProps {
  return { open: true, onOpenChange: () => undefined, termsHtml: null, worth: '₹1', most: 100, ...own }
}

conformance('CoinExplainer', {
  contract: coinExplainerContract,
  widget: () => <CoinExplainer {...props()} />,
  rendersOnServer: false,
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('CoinExplainer %s', (_place, renderThere) => {
  it('[15.6] [27.2] tells how coins are used, by the rules of the shop', async () => {
    const screen = await renderThere(<CoinExplainer {...props({ termsHtml: trustedHtml('<p>180 days</p>') })} />)
    const modal = page.getByRole('dialog', { name: 'How coins work' })
    await expect.element(modal.getByText(/each takes ₹1 off, at most 100 coins/)).toBeVisible()
    await expect.element(modal.getByText('180 days')).toBeVisible()
    await screen.unmount()
  })
})

describe('CoinExplainer', () => {
  it('[15.6] [27.2] uses the words and the picture or film of the shop', async () => {
    const media = { type: 'image', src: aPackshot('seeds'), alt: 'The box to tick' } as const
    const own = { heading: 'Our coins', subHeading: 'For members', media }
    const screen = await render(<CoinExplainer {...props(own)} />)
    await expect.element(page.getByRole('dialog', { name: 'Our coins' }).getByText('For members')).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'The box to tick' })).toBeVisible()
    await screen.rerender(<CoinExplainer {...props({ media: { ...media, type: 'video', src: '/how.mp4' } })} />)
    await expect.element(page.getByLabelText('The box to tick')).toHaveAttribute('preload', 'none')
  })

  it('[27.2] says so when there are no terms', async () => {
    await render(<CoinExplainer {...props()} />)
    await expect.element(page.getByText('Issue in Loading Terms and Conditions')).toBeVisible()
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<CoinExplainer {...props({ messages: pseudoMessages(en) })} />)
    expect(leakedWords(container, ['Close', '₹1', '100'])).toEqual([])
  })
})
