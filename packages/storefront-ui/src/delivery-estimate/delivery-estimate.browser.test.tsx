import type { DeliveryEta } from '@krishi/storefront-core/delivery'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { UiProvider } from '../i18n/index.ts'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { deliveryEstimateContract } from './delivery-estimate.contract.ts'
import { DeliveryEstimate } from './index.ts'
import type { DeliveryEstimateProps, EstimateState } from './index.ts'
import en from './messages/en.json'

const mysuru = { pincode: '570010', name: 'Mysuru', approximate: false }
const ready = (eta: DeliveryEta, lastDay: string | null = null): EstimateState => ({ status: 'ready', eta, lastDay })

function props(own: Partial<DeliveryEstimateProps> = {}): DeliveryEstimateProps {
  return {
    place: mysuru,
    estimate: ready({ kind: 'days', from: 2, to: 3 }, '2026-11-24'),
    onPlaceAsk: () => undefined,
    ...own,
  }
}

conformance('DeliveryEstimate', { contract: deliveryEstimateContract, widget: () => <DeliveryEstimate {...props()} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('DeliveryEstimate %s', (_place, renderThere) => {
  it('[16.4] says when it arrives, by which date, and where', async () => {
    await renderThere(<DeliveryEstimate {...props()} />)
    const section = page.getByRole('region', { name: 'Delivery' })
    await expect.element(section.getByText('To 570010, Mysuru')).toBeVisible()
    await expect.element(section.getByRole('status')).toHaveTextContent('Arrives in 2 to 3 daysBy 24 Nov')
  })
})

describe('DeliveryEstimate', () => {
  it('[02.4] writes the date in the language of the page', async () => {
    await render(
      <UiProvider locale="bn">
        <DeliveryEstimate {...props()} />
      </UiProvider>,
    )
    await expect.element(page.getByRole('status')).toHaveTextContent('Arrives in 2 to 3 daysBy 24 নভে')
  })

  it('marks the English name of a town between the words of another language', async () => {
    await render(
      <UiProvider locale="hi">
        <DeliveryEstimate {...props()} />
      </UiProvider>,
    )
    const name = page.getByText('Mysuru', { exact: true }).element()
    expect([name.getAttribute('lang'), name.parentElement?.textContent]).toEqual(['en', 'To 570010, Mysuru'])
  })

  it.each([
    [{ kind: 'days', from: 1, to: 1 }, 'Arrives in 1 day'],
    [{ kind: 'days', from: 0, to: 0 }, 'Arrives today'],
    [{ kind: 'days', from: 4, to: 4 }, 'Arrives in 4 days'],
    [{ kind: 'text', text: 'Before Diwali' }, 'Before Diwali'],
    [{ kind: 'unknown' }, '6+ Days'],
    [{ kind: 'invalid-pincode' }, 'Invalid pincode. Please check it.'],
    [{ kind: 'undeliverable' }, 'We do not deliver to this pincode yet.'],
  ] as const)('[16.4] says of %j: %s', async (eta, words) => {
    await render(<DeliveryEstimate {...props({ estimate: ready(eta) })} />)
    await expect.element(page.getByRole('status')).toHaveTextContent(words)
  })

  it('asks for a place where there is none, and for another one where there is', async () => {
    const asked: string[] = []
    const onPlaceAsk = () => asked.push('asked')
    const screen = await render(<DeliveryEstimate {...props({ place: null, onPlaceAsk })} />)
    await page.getByRole('button', { name: 'Enter pincode' }).click()
    expect(page.getByRole('status').element().textContent).toBe('')
    await screen.rerender(<DeliveryEstimate {...props({ onPlaceAsk })} />)
    await page.getByRole('button', { name: 'Change the place of delivery' }).click()
    expect(asked).toHaveLength(2)
  })

  it('says that a place is guessed, and needs no name of it', async () => {
    await render(<DeliveryEstimate {...props({ place: { pincode: '570010', name: '', approximate: true } })} />)
    await expect.element(page.getByText('To 570010 The place is approximate.')).toBeVisible()
  })

  it('says that it is looking, and offers another attempt after a failure', async () => {
    const retried: string[] = []
    const screen = await render(<DeliveryEstimate {...props({ estimate: { status: 'loading' } })} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('Looking up the days…')
    const failed: EstimateState = { status: 'failed', onRetry: () => retried.push('again') }
    await screen.rerender(<DeliveryEstimate {...props({ estimate: failed })} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('The days could not be looked up.')
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(retried).toEqual(['again'])
  })

  it('keeps its height when the days arrive', async () => {
    const screen = await render(<DeliveryEstimate {...props({ estimate: { status: 'loading' } })} />)
    const height = () => page.getByRole('region').element().getBoundingClientRect().height
    const before = height()
    await screen.rerender(<DeliveryEstimate {...props({ estimate: ready({ kind: 'days', from: 2, to: 3 }) })} />)
    expect(height()).toBe(before)
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<DeliveryEstimate {...props({ messages: pseudoMessages(en) })} />)
    expect(leakedWords(container, ['570010', 'Mysuru', '24 Nov'])).toEqual([])
  })
})
