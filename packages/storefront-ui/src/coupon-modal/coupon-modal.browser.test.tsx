import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { UiProvider } from '../i18n/index.ts'
import { Announcer } from '../primitives/live-region/index.ts'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { couponModalContract } from './coupon-modal.contract.ts'
import { aCouponOffer, anOffer, someCouponOffers } from './coupon-modal.fixtures.ts'
import { CouponModal } from './index.ts'
import type { CouponModalProps, CouponProblem } from './index.ts'
import en from './messages/en.json'

function props(own: Partial<CouponModalProps> = {}): CouponModalProps {
  return {
    open: true,
    onOpenChange: () => undefined,
    offers: someCouponOffers(),
    listStatus: 'ready',
    applying: null,
    error: null,
    onApply: () => undefined,
    onRemove: () => undefined,
    onRetry: () => undefined,
    ...own,
  }
}

const box = page.getByRole('textbox', { name: 'Coupon code' })
const applyTyped = page.getByRole('button', { name: 'Apply', exact: true })
const buttonOf = (code: string) => page.getByRole('button', { name: `Apply ${code}` })
const card = (code: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(code, { exact: true }) })
    .first()
const linesOf = (code: string) =>
  card(code)
    .getByRole('list')
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent)

conformance('CouponModal', {
  contract: couponModalContract,
  widget: () => (
    <CouponModal
      {...props({
        offers: [aCouponOffer({ isApplied: true }), ...someCouponOffers().slice(1)],
        error: { code: 'RABI10', kind: 'unknown' },
      })}
    />
  ),
  rendersOnServer: false,
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('CouponModal %s', (_place, renderThere) => {
  it('[26.1] [26.2] applies a typed code in upper case, and an offer by its button', async () => {
    const asked: string[] = []
    const screen = await renderThere(<CouponModal {...props({ onApply: (code) => asked.push(code) })} />)
    await expect.element(page.getByRole('dialog', { name: 'Coupons' })).toBeVisible()
    await userEvent.fill(box, ' kisan१२० ')
    await applyTyped.click()
    await userEvent.keyboard('{Enter}')
    await buttonOf('RABI10').click()
    expect(asked).toEqual(['KISAN120', 'KISAN120', 'RABI10'])
    await screen.unmount()
  })
})

describe('CouponModal', () => {
  it('[26.1] applies nothing while the box is empty, and keeps the focus on the button', async () => {
    const asked: string[] = []
    await render(<CouponModal {...props({ onApply: (code) => asked.push(code) })} />)
    await expect.element(applyTyped).toHaveAttribute('aria-disabled', 'true')
    await expect.element(applyTyped).toHaveAccessibleDescription('Type a coupon code first')
    applyTyped.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(applyTyped).toHaveFocus()
    await userEvent.fill(box, '  ')
    await userEvent.keyboard('{Enter}')
    expect(asked).toEqual([])
    await userEvent.fill(box, 'k')
    await expect.element(applyTyped).not.toHaveAttribute('aria-disabled')
  })

  it('[26.1] shows capitals, leaves the caret where it is, and cuts at forty letters without a limit of the browser', async () => {
    await render(<CouponModal {...props()} />)
    const field = box.element() as HTMLInputElement
    expect(getComputedStyle(field).textTransform).toBe('uppercase')
    await userEvent.fill(box, 'kisan')
    field.setSelectionRange(1, 1)
    await userEvent.keyboard('ab')
    expect([field.value, field.selectionStart]).toEqual(['kabisan', 3])
    expect(field.maxLength).toBe(-1)
    await userEvent.fill(box, 'a'.repeat(60))
    await expect.element(box).toHaveValue('a'.repeat(40))
  })

  it('[26.1] shows of an offer its code, what it takes off now and three lines', async () => {
    await render(<CouponModal {...props()} />)
    await expect.element(card('KISAN120').getByText('You save ₹120')).toBeVisible()
    expect(linesOf('KISAN120')).toEqual([
      'Use code KISAN120',
      'On orders of ₹499 or more',
      'Valid till 30 Nov 2026 11:59 PM',
    ])
    expect(linesOf('RABI10')).toEqual(['Use code RABI10', 'On any order', 'No last date'])
  })

  it('[26.1] prefers the lines of the shop', async () => {
    const description = { firstLine: 'For the rabi season', secondLine: '', thirdLine: 'Only this week' }
    await render(<CouponModal {...props({ offers: [aCouponOffer({ offer: anOffer({ description }) })] })} />)
    expect(linesOf('KISAN120')).toEqual(['For the rabi season', 'On orders of ₹499 or more', 'Only this week'])
  })

  it.each([
    ['FASAL300', 'Add ₹655 more to use this'],
    ['DIWALI50', 'This offer is over'],
  ])('[26.1] holds the button of %s and says why: %s', async (code, reason) => {
    const asked: string[] = []
    await render(<CouponModal {...props({ onApply: (applied) => asked.push(applied) })} />)
    await expect.element(buttonOf(code)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(buttonOf(code)).toHaveAccessibleDescription(reason)
    await expect.element(card(code).getByRole('paragraph').filter({ hasText: reason })).toBeVisible()
    buttonOf(code).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(asked).toEqual([])
  })

  it('[26.1] marks the best offer, and no other', async () => {
    await render(<CouponModal {...props()} />)
    expect(page.getByText('Best offer').elements()).toHaveLength(1)
    await expect.element(card('KISAN120').getByText('Best offer')).toBeVisible()
  })

  it('[26.6] says what is applied, and removes it with the focus where it was', async () => {
    function Cart() {
      const [isApplied, setApplied] = useState(true)
      return <CouponModal {...props({ offers: [aCouponOffer({ isApplied })], onRemove: () => setApplied(false) })} />
    }
    await render(<Cart />)
    await expect.element(card('KISAN120').getByText('Applied')).toBeVisible()
    page.getByRole('button', { name: 'Remove KISAN120' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(buttonOf('KISAN120')).toHaveFocus()
    expect(page.getByText('Applied').query()).toBeNull()
  })

  it('[26.6] never calls a coupon applied that takes nothing off, but lets it be removed', async () => {
    const standing = { status: 'below-minimum', missing: 8_000 } as const
    await render(<CouponModal {...props({ offers: [aCouponOffer({ isApplied: true, standing })] })} />)
    await expect.element(page.getByText('Add ₹80 more to use this')).toBeVisible()
    expect(page.getByText('Applied').query()).toBeNull()
    await expect.element(page.getByRole('button', { name: 'Remove KISAN120' })).not.toHaveAttribute('aria-disabled')
  })

  it('[26.5] shows why a typed code was refused under the box, until another is typed', async () => {
    const problem: CouponProblem = { code: 'KISAN2', kind: 'refused', message: 'यह कूपन पहले लग चुका है।' }
    await render(<CouponModal {...props({ error: problem })} />)
    expect(page.getByText(problem.message).query()).toBeNull()
    await userEvent.fill(box, 'kisan2')
    await expect.element(box).toHaveAccessibleDescription(problem.message)
    await userEvent.fill(box, 'kisan20')
    await expect.element(box).not.toHaveAttribute('aria-invalid')
  })

  it.each([
    ['unknown', 'We do not know this code. Please check its letters.'],
    ['failed', 'The code could not be checked. Please try again.'],
    ['not-sent', 'You are offline. Try again when you are connected.'],
    [
      'no-answer',
      'We could not hear whether the code was applied. Please look at the amount, and try again if it is missing.',
    ],
  ] as const)('[26.5] says of a code that is %s: %s', async (kind, words) => {
    await render(<CouponModal {...props({ error: { code: 'KISAN2', kind } })} />)
    await userEvent.fill(box, 'KISAN2')
    await expect.element(box).toHaveAccessibleDescription(words)
  })

  it('[26.5] shows why an offer was refused on the offer, and says it', async () => {
    const message = 'You have used this coupon already.'
    await render(
      <Announcer>
        <CouponModal {...props({ error: { code: 'RABI10', kind: 'refused', message } })} />
      </Announcer>,
    )
    await expect.element(card('RABI10').getByText(message)).toBeVisible()
    await expect.element(box).not.toHaveAttribute('aria-invalid')
    const voices = page.getByRole('status').filter({ hasText: message })
    await expect.element(voices).toBeInTheDocument()
  })

  it('[26.4] turns the pressed button while its code is asked for, and holds no other', async () => {
    const asked: string[] = []
    await render(<CouponModal {...props({ applying: 'KISAN120', onApply: (code) => asked.push(code) })} />)
    await expect.element(buttonOf('KISAN120')).toHaveAttribute('aria-busy', 'true')
    buttonOf('KISAN120').element().focus()
    await expect.element(buttonOf('KISAN120')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.fill(box, 'rabi10')
    await applyTyped.click()
    expect(asked).toEqual(['RABI10'])
  })

  it('says that the offers are loading, and keeps those that are there', async () => {
    const screen = await render(<CouponModal {...props({ offers: [], listStatus: 'loading' })} />)
    const region = page.getByRole('region', { name: 'Offers for you' })
    await expect.element(region).toHaveAttribute('aria-busy', 'true')
    await expect.element(region.getByRole('status')).toHaveTextContent('Looking for offers…')
    await screen.rerender(<CouponModal {...props({ listStatus: 'loading' })} />)
    await expect.element(buttonOf('KISAN120')).toBeVisible()
  })

  it('offers another attempt after a failure, and hands its focus to the heading', async () => {
    function Loading() {
      const [listStatus, setStatus] = useState<CouponModalProps['listStatus']>('failed')
      return <CouponModal {...props({ offers: [], listStatus, onRetry: () => setStatus('loading') })} />
    }
    await render(<Loading />)
    await expect.element(page.getByRole('alert').getByText('You can still type a code above.')).toBeVisible()
    page.getByRole('button', { name: 'Try again' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Offers for you' })).toHaveFocus()
  })

  it('points to the code field where there is no offer', async () => {
    await render(<CouponModal {...props({ offers: [] })} />)
    await expect.element(page.getByText('No offers now')).toBeVisible()
    await expect.element(page.getByText('Have a code? Type it above.')).toBeVisible()
  })

  it('has every word from its messages', async () => {
    const offers = [aCouponOffer({ isBest: true, isApplied: true }), ...someCouponOffers().slice(1)]
    const provided = { dialog: { close: '⟦close⟧' }, errorNotice: { retry: '⟦retry⟧' } }
    const { container } = await render(
      <UiProvider messages={provided}>
        <CouponModal {...props({ offers, listStatus: 'failed', messages: pseudoMessages(en) })} />
      </UiProvider>,
    )
    expect(leakedWords(container, ['KISAN120', 'RABI10', 'FASAL300', 'DIWALI50'])).toEqual([])
  })
})
