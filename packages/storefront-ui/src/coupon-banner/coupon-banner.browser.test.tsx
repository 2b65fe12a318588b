import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { aPackshot, aText, conformance, renderInShadow } from '../testing/index.ts'
import { couponBannerContract } from './coupon-banner.contract.ts'
import { CouponBanner } from './index.ts'

const facts = { imageUrl: aPackshot('seeds'), title: aText('त्योहार की सेल', 'hi'), href: '#sale' }

conformance('CouponBanner', { contract: couponBannerContract, widget: () => <CouponBanner {...facts} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('CouponBanner %s', (_place, renderThere) => {
  it('[15.4] shows its picture with words in their language, and leads to the offers', async () => {
    await renderThere(<CouponBanner {...facts} />)
    const link = page.getByRole('link', { name: 'त्योहार की सेल' })
    await expect.element(link).toHaveAttribute('href', '#sale')
    expect(link.element().querySelector('img')?.getAttribute('src')).toBe(facts.imageUrl)
    expect(page.getByText('त्योहार की सेल').element().closest('[lang]')?.getAttribute('lang')).toBe('hi')
  })
})

describe('CouponBanner', () => {
  it('[15.4] keeps its words when the picture fails', async () => {
    await render(<CouponBanner {...facts} imageUrl="data:image/png,none" />)
    const link = page.getByRole('link', { name: 'त्योहार की सेल' })
    await expect.poll(() => link.element().querySelector('img')).toBeNull()
  })
})
