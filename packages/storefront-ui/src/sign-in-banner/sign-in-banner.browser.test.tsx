import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { SignInBanner } from './index.ts'
import en from './messages/en.json'
import { signInBannerContract } from './sign-in-banner.contract.ts'

const facts = { coins: 18, mobileNumber: '9845012345', href: '#sign-in' }

conformance('SignInBanner', { contract: signInBannerContract, widget: () => <SignInBanner {...facts} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('SignInBanner %s', (_place, renderThere) => {
  it('[03.6] says what signing in is worth and with which number, and leads there', async () => {
    await renderThere(<SignInBanner {...facts} />)
    const banner = page.getByRole('region', { name: 'Sign in and earn 18 coins with this order' })
    await expect.element(banner.getByText(/\+91 98450 12345/)).toBeVisible()
    await expect.element(banner.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in')
  })
})

describe('SignInBanner', () => {
  it('counts one coin', async () => {
    await render(<SignInBanner {...facts} coins={1} />)
    await expect.element(page.getByRole('heading', { name: 'Sign in and earn 1 coin with this order' })).toBeVisible()
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<SignInBanner {...facts} messages={pseudoMessages(en)} />)
    expect(leakedWords(container)).toEqual([])
  })
})
