import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Announcer } from '../primitives/live-region/index.ts'
import { conformance, leakedWords, pseudoMessages } from '../testing/index.ts'
import { couponModalContract } from './coupon-modal.contract.ts'
import { aCouponOffer, someCouponOffers } from './coupon-modal.fixtures.ts'
import { CouponList } from './index.ts'
import type { CouponListProps } from './index.ts'
import en from './messages/en.json'

function props(own: Partial<CouponListProps> = {}): CouponListProps {
  return {
    offers: someCouponOffers(),
    listStatus: 'ready',
    onApply: () => undefined,
    onRemove: () => undefined,
    onRetry: () => undefined,
    onCopy: () => Promise.resolve(true),
    ...own,
  }
}

const copy = page.getByRole('button', { name: 'Copy code KISAN120' })

conformance('CouponList', { contract: couponModalContract, widget: () => <CouponList {...props()} /> })

describe('CouponList', () => {
  it.each([
    ['Code copied', true],
    ['The code could not be copied. Please write it down.', false],
  ])('says "%s" beside the code, and aloud', async (words, isCopied) => {
    const asked: string[] = []
    const onCopy = (code: string) => Promise.resolve(isCopied && asked.push(code) > 0)
    await render(
      <Announcer>
        <CouponList {...props({ onCopy })} />
      </Announcer>,
    )
    await copy.click()
    await expect.element(page.getByRole('listitem').getByText(words).first()).toBeVisible()
    await expect.poll(() => page.getByText(words).elements().length).toBe(2)
    expect(asked).toEqual(isCopied ? ['KISAN120'] : [])
  })

  it.each([320, 1280])('keeps both buttons of an offer together, at the end of a row, at %i px', async (width) => {
    await page.viewport(width, 800)
    await render(<CouponList {...props({ offers: [aCouponOffer()] })} />)
    const card = page.getByRole('listitem').first()
    const boxOf = (name: RegExp) => card.getByRole('button', { name }).element().getBoundingClientRect()
    const places = () => [boxOf(/^Copy/), boxOf(/^(Apply|Remove)/)] as const
    const [first, last] = places()
    expect(first.top).toBe(last.top)
    expect(last.left - first.right).toBeLessThanOrEqual(8)
    await copy.click()
    await expect.element(card.getByText('Code copied')).toBeVisible()
    expect(places().map(({ left, top }) => [left, top])).toEqual([first, last].map(({ left, top }) => [left, top]))
  })

  it('[26.1] says of no coupon that it saves nothing while there is no cart', async () => {
    await render(<CouponList {...props({ offers: [aCouponOffer({ standing: { status: 'active', value: 0 } })] })} />)
    await expect.element(copy).toBeVisible()
    expect(page.getByText(/You save/).query()).toBeNull()
  })

  it.each([
    ['No offers now', props({ offers: [] })],
    ['The offers could not be loaded', props({ offers: [], listStatus: 'failed' })],
  ])('says "%s", and speaks of no box', async (words, list) => {
    await render(<CouponList {...list} headingLevel={2} />)
    await expect.element(page.getByRole('heading', { level: 2, name: 'Offers for you' })).toBeVisible()
    await expect.element(page.getByText(words)).toBeVisible()
    expect(page.getByText(/above/).query()).toBeNull()
  })

  it('has no word outside its messages', async () => {
    const offers = [aCouponOffer({ isBest: true })]
    const { container } = await render(<CouponList {...props({ offers, messages: pseudoMessages(en) })} />)
    const { name, description } = aCouponOffer().offer
    expect(leakedWords(container, [name, ...Object.values(description)])).toEqual([])
  })
})
