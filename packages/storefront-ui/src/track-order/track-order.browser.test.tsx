import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { TrackOrderForm, TrackOrderModal, useTrackOrderWords } from './index.ts'
import type { TrackOrderFacts, TrackOrderFormProps } from './index.ts'
import en from './messages/en.json'
import { trackOrderContract } from './track-order.contract.ts'

function props(facts: Partial<TrackOrderFacts> = {}): TrackOrderFormProps {
  return {
    facts: { value: '', isReady: false, ...facts },
    onValueChange: () => undefined,
    onSubmit: () => undefined,
  }
}

conformance('TrackOrderForm', { contract: trackOrderContract, widget: () => <TrackOrderForm {...props()} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('TrackOrderModal %s', (_place, renderThere) => {
  it('[31.7] begins in its field, takes the number and comes back', async () => {
    let sent = ''
    function Live() {
      const [isOpen, setOpen] = useState(false)
      const [value, setValue] = useState('')
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          <TrackOrderModal
            open={isOpen}
            onOpenChange={setOpen}
            facts={{ value, isReady: value !== '' }}
            onValueChange={setValue}
            onSubmit={() => (sent = value)}
          />
        </>
      )
    }
    const screen = await renderThere(<Live />)
    const open = page.getByRole('button', { name: 'Open' })
    await open.click()
    const modal = page.getByRole('dialog', { name: 'Track your order' })
    const field = modal.getByRole('textbox', { name: 'Mobile number or order number' })
    await expect.poll(() => field.element().matches(':focus')).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(sent).toBe('')
    await userEvent.keyboard('123{Enter}')
    expect(sent).toBe('123')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => open.element().matches(':focus')).toBe(true)
    await screen.unmount()
  })
})

describe('TrackOrderForm', () => {
  it('[31.7] has +91 before the number, and a button that says why it waits', async () => {
    const screen = await render(<TrackOrderForm {...props({ value: '98765' })} />)
    await expect.element(page.getByText('+91')).toBeVisible()
    const button = page.getByRole('button', { name: 'Track order' })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveAccessibleDescription(en.needsTen)
    await screen.rerender(<TrackOrderForm {...props({ value: '9876543210', isReady: true })} />)
    await expect.element(button).not.toHaveAttribute('aria-disabled')
  })

  it.each([
    ['input', 'Invalid input. Use digits only.'],
    ['failed', 'The order could not be looked up. Try again.'],
    [{ sentence: 'No such order' }, 'No such order'],
  ] as const)('[31.7] says %j at the field', async (error, words) => {
    await render(<TrackOrderForm {...props({ error })} />)
    await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(`^${words}`))
  })

  it('[31.7] has a heading where the answer says nothing of the order', async () => {
    await render(<TrackOrderForm {...props({ isMissing: true })} />)
    await expect.element(page.getByRole('heading', { level: 2, name: 'Something missing' })).toBeVisible()
  })

  it('has every word from its messages', async () => {
    const messages = pseudoMessages(en)
    function Words() {
      const { title, invalidInput } = useTrackOrderWords(messages)
      return <p>{title + invalidInput}</p>
    }
    const all = { ...props({ isMissing: true, error: 'failed' }), messages }
    const { container } = await render(
      <>
        <TrackOrderForm {...all} />
        <TrackOrderModal {...all} open onOpenChange={() => undefined} />
        <Words />
      </>,
    )
    expect(leakedWords(container, ['Close', '+91'])).toEqual([])
  })
})
