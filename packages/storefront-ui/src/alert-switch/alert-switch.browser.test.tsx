import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages } from '../testing/index.ts'
import { alertSwitchContract } from './alert-switch.contract.ts'
import { AlertSwitch } from './index.ts'
import type { AlertSwitchProps } from './index.ts'
import en from './messages/en.json'

const props = (own: Partial<AlertSwitchProps> = {}): AlertSwitchProps => {
  return { about: 'orders', isOn: false, onToggle: () => undefined, ...own }
}

conformance('AlertSwitch', {
  contract: alertSwitchContract,
  widget: () => <AlertSwitch {...props({ status: 'blocked' })} />,
})

describe('AlertSwitch', () => {
  it('is turned on and off by keyboard and by touch, and says what will be told', async () => {
    function Live() {
      const [isOn, setOn] = useState(false)
      return <AlertSwitch {...props({ about: 'price', isOn, onToggle: () => setOn(!isOn) })} />
    }
    await render(<Live />)
    const control = page.getByRole('switch', { name: en.price })
    await expect.element(control).not.toBeChecked()
    control.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(control).toBeChecked()
    await expect.element(control).toHaveAccessibleDescription(en.priceOn)
    await control.click()
    await expect.element(control).not.toBeChecked()
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  })

  it.each([
    ['asking', { status: 'asking' }, en.asking],
    ['blocked', { status: 'blocked' }, en.blocked],
    ['failed', { status: 'failed' }, en.failed],
    ['on', { isOn: true }, en.ordersOn],
  ] as const)('says in words that it is %s, in a region that is there before', async (_, own, words) => {
    const { rerender } = await render(<AlertSwitch {...props()} />)
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
    await rerender(<AlertSwitch {...props(own)} />)
    await expect.element(page.getByRole('status')).toHaveTextContent(words)
  })

  it('ignores taps while the last is carried out, and keeps the focus', async () => {
    let taps = 0
    await render(<AlertSwitch {...props({ status: 'asking', onToggle: () => (taps += 1) })} />)
    const control = page.getByRole('switch')
    control.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(control).toHaveFocus()
    expect(taps).toBe(0)
  })

  it('has every word from its messages', async () => {
    const messages = pseudoMessages(en)
    const { container } = await render(
      <>
        <AlertSwitch {...props({ isOn: true, messages })} />
        <AlertSwitch {...props({ about: 'price', isOn: true, messages })} />
        <AlertSwitch {...props({ status: 'asking', messages })} />
        <AlertSwitch {...props({ status: 'blocked', messages })} />
        <AlertSwitch {...props({ status: 'failed', messages })} />
      </>,
    )
    expect(leakedWords(container, [])).toEqual([])
  })
})
