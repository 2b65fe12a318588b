import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { NotifyAccepted, NotifyMe } from './index.ts'
import type { NotifyMeProps } from './index.ts'
import en from './messages/en.json'
import { notifyMeContract } from './notify-me.contract.ts'

function props(own: Partial<NotifyMeProps> = {}): NotifyMeProps {
  return { isOpen: false, onToggle: () => undefined, ...own }
}

function Everything(own: Partial<NotifyMeProps>) {
  return (
    <>
      <NotifyMe {...props(own)} isOpen problem="failed" />
      <NotifyAccepted open onOpenChange={() => undefined} product="Okra, 50 g" messages={own.messages} />
    </>
  )
}

conformance('NotifyMe', { contract: notifyMeContract, widget: () => <NotifyMe {...props()} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('NotifyMe %s', (_place, renderThere) => {
  it('[18.1] [18.2] asks, says that it was taken, and takes it back', async () => {
    function Live() {
      const [isOpen, setOpen] = useState(false)
      const [isAccepted, setAccepted] = useState(false)
      function toggle() {
        setOpen(!isOpen)
        setAccepted(!isOpen)
      }
      return (
        <>
          <NotifyMe isOpen={isOpen} onToggle={toggle} />
          <NotifyAccepted open={isAccepted} onOpenChange={setAccepted} product="Okra, 50 g">
            <p>Bhendi</p>
          </NotifyAccepted>
        </>
      )
    }
    const screen = await renderThere(<Live />)
    await page.getByRole('button', { name: 'Notify me when it is back' }).click()
    const news = page.getByRole('dialog', { name: 'Request accepted' })
    await expect.element(news.getByText('We will tell you when Okra, 50 g is back.')).toBeVisible()
    await expect.element(news.getByText('Bhendi')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    const cancel = page.getByRole('button', { name: 'Cancel notification' })
    await expect.poll(() => cancel.element().matches(':focus')).toBe(true)
    await expect.element(page.getByText('We will tell you when this pack is back.')).toBeVisible()
    await cancel.click()
    await expect.element(page.getByRole('button', { name: 'Notify me when it is back' })).toBeVisible()
    await screen.unmount()
  })
})

describe('NotifyMe', () => {
  it('ignores taps while the last is under way, and keeps the focus', async () => {
    let taps = 0
    await render(<NotifyMe {...props({ isPending: true, onToggle: () => (taps += 1) })} />)
    const button = page.getByRole('button')
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button).toHaveFocus()
    expect(taps).toBe(0)
  })

  it.each([
    ['failed', en.somethingWentWrongTryAgain],
    ['no-answer', en.noAnswer],
  ] as const)('[18.2] says beside its button that it %s, in a region that is there before', async (problem, words) => {
    const screen = await render(<NotifyMe {...props()} />)
    const alert = page.getByRole('alert')
    await expect.element(alert).toBeEmptyDOMElement()
    await screen.rerender(<NotifyMe {...props({ problem })} />)
    await expect.element(alert).toHaveTextContent(words)
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<Everything messages={pseudoMessages(en)} />)
    expect(leakedWords(container, ['Close', 'Okra, 50 g'])).toEqual([])
  })
})
