import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Dialog } from '../primitives/dialog/index.ts'
import { Announcer } from '../primitives/live-region/index.ts'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { couponRowContract } from './coupon-row.contract.ts'
import { CouponRow } from './index.ts'
import type { CouponRowProps, RowCoupon, RowOffer } from './index.ts'
import en from './messages/en.json'

const best: RowOffer = { code: 'KISAN120', value: 12_000 }
const active: RowCoupon = { code: 'KISAN120', standing: { status: 'active', value: 12_000 } }
const waiting: RowCoupon = { code: 'KISAN120', standing: { status: 'below-minimum', missing: 8_000 } }
const over: RowCoupon = { code: 'KISAN120', standing: { status: 'expired' } }

function props(own: Partial<CouponRowProps> = {}): CouponRowProps {
  return { coupon: null, onOpen: () => undefined, onApply: () => undefined, onRemove: () => undefined, ...own }
}

/** A cart that does what it is asked for. */
function Cart({ offer = null, initially = null }: { offer?: RowOffer | null; initially?: RowCoupon | null }) {
  const [coupon, setCoupon] = useState(initially)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CouponRow
        {...props({ coupon, best: offer })}
        onOpen={() => setOpen(true)}
        onApply={() => setCoupon(active)}
        onRemove={() => setCoupon(null)}
      />
      <Dialog open={isOpen} onOpenChange={setOpen} title="Coupons">
        <button
          type="button"
          onClick={() => {
            setCoupon(active)
            setOpen(false)
          }}
        >
          Take it
        </button>
      </Dialog>
    </>
  )
}

const row = page.getByRole('group', { name: 'Coupon' })
const open = page.getByRole('button', { name: 'Apply coupon' })
const all = page.getByRole('button', { name: 'All offers' })
const apply = page.getByRole('button', { name: 'Apply KISAN120' })
const remove = page.getByRole('button', { name: 'Remove KISAN120' })

conformance('CouponRow', { contract: couponRowContract, widget: () => <CouponRow {...props({ coupon: active })} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('CouponRow %s', (_place, renderThere) => {
  it('[26.6] is applied with one tap, removed with another, and keeps the focus', async () => {
    const screen = await renderThere(<Cart offer={best} />)
    await expect.element(row.getByText('Save ₹120 with KISAN120')).toBeVisible()
    await apply.click()
    await expect.element(row.getByText('KISAN120', { exact: true })).toBeVisible()
    // The celebration says that.
    await expect.element(row.getByRole('status')).toHaveTextContent('')
    expect(focused()).toBe(remove.element())
    await remove.click()
    await expect.element(apply).toBeVisible()
    expect(focused()).toBe(apply.element())
    await screen.unmount()
  })
})

describe('CouponRow', () => {
  it('[26.6] hands the focus of Remove to the way to the offers where nothing else takes its place', async () => {
    await render(<Cart initially={active} />)
    remove.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(open).toHaveFocus()
  })

  it('[26.6] takes no focus when a coupon leaves by itself', async () => {
    const screen = await render(<CouponRow {...props({ coupon: active })} />)
    await screen.rerender(<CouponRow {...props()} />)
    await expect.element(open).not.toHaveFocus()
  })

  it('leads to the offers, and has the focus again when a coupon was chosen there', async () => {
    await render(<Cart />)
    await open.click()
    await page.getByRole('button', { name: 'Take it' }).click()
    await expect.element(all).toHaveFocus()
    await expect.element(row.getByText('You save ₹120')).toBeVisible()
  })

  it('[26.6] keeps a coupon that waits, with its reason and without a saving', async () => {
    const removed: string[] = []
    await render(<CouponRow {...props({ coupon: waiting, best, onRemove: () => removed.push(waiting.code) })} />)
    await expect.element(row).toHaveAttribute('data-status', 'below-minimum')
    await expect.element(row.getByRole('status')).toHaveTextContent('Add ₹80 more and KISAN120 saves again')
    expect(page.getByText(/You save|Save ₹/).query()).toBeNull()
    await remove.click()
    expect(removed).toEqual(['KISAN120'])
  })

  it.each([
    ['expired', 'KISAN99 is over. It was taken off.'],
    ['used-up', 'KISAN99 cannot be used any more. It was taken off.'],
    ['unknown', 'There is no coupon KISAN99. It was taken off.'],
  ] as const)(
    '[26.2] [26.6] says that a coupon that is %s was taken off, and offers the best',
    async (status, words) => {
      const coupon = { code: 'KISAN99', standing: { status } }
      const applied: string[] = []
      const screen = await render(<CouponRow {...props({ coupon, best, onApply: (code) => applied.push(code) })} />)
      await expect.element(row).toHaveAttribute('data-status', status)
      await expect.element(row.getByRole('status')).toHaveTextContent(words)
      await expect.element(row.getByText('Save ₹120 with KISAN120')).toBeVisible()
      await apply.click()
      expect(applied).toEqual(['KISAN120'])
      await screen.rerender(<CouponRow {...props({ coupon })} />)
      await expect.element(row.getByRole('status')).toHaveTextContent(words)
      await expect.element(open).toBeVisible()
      expect(page.getByRole('button', { name: /Remove/ }).query()).toBeNull()
    },
  )

  it('[26.6] says once that a coupon was taken off', async () => {
    await render(
      <Announcer>
        <Cart initially={active} />
      </Announcer>,
    )
    await remove.click()
    await expect.element(page.getByRole('status').getByText('KISAN120 was taken off.')).toBeInTheDocument()
  })

  it('[26.6] says in a region that was there before that the coupon waits', async () => {
    const screen = await render(<CouponRow {...props({ coupon: active })} />)
    const region = row.getByRole('status').element()
    await screen.rerender(<CouponRow {...props({ coupon: waiting })} />)
    expect(row.getByRole('status').element()).toBe(region)
  })

  it('[26.4] ignores taps while a coupon is applied, and keeps the focus', async () => {
    const asked: string[] = []
    await render(<CouponRow {...props({ best, pending: true, onApply: (code) => asked.push(code) })} />)
    await expect.element(apply).toHaveAttribute('aria-busy', 'true')
    apply.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(apply).toHaveFocus()
    expect(asked).toEqual([])
  })

  it('says that something is under way where there is no coupon yet', async () => {
    await render(<CouponRow {...props({ pending: true })} />)
    await expect.element(open).toHaveAttribute('aria-busy', 'true')
  })

  it.each([
    ['none', {}],
    ['the best', { best }],
    ['one', { coupon: active }],
    ['one that waits', { coupon: waiting }],
    ['one that is over', { coupon: over }],
  ])('has every word from its messages with %s', async (_coupon, own) => {
    const { container } = await render(<CouponRow {...props({ ...own, messages: pseudoMessages(en) })} />)
    expect(leakedWords(container, ['KISAN120'])).toEqual([])
  })
})

/** What has focus, looked for inside shadow roots too. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
