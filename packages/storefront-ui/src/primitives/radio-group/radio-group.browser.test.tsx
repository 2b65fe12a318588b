import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../../styles.css'
import { conformance, renderInShadow } from '../../testing/index.ts'
import { radioGroupContract } from './radio-group.contract.ts'
import { RadioCard, RadioGroup } from './index.ts'

conformance('RadioGroup', {
  contract: radioGroupContract,
  widget: () => (
    <RadioGroup legend="Payment" value="online" onValueChange={() => undefined} error="Choose one">
      <RadioCard value="online" title="Pay online" description="UPI, cards" aside="₹450" />
      <RadioCard value="cod" title="Cash on delivery" disabledReason="Not in your area" />
    </RadioGroup>
  ),
})

function Payment({ codReason }: { codReason?: string }) {
  const [value, setValue] = useState('online')
  return (
    <RadioGroup legend="How do you pay?" value={value} onValueChange={setValue}>
      <RadioCard value="online" title="Pay online" description="UPI, cards" />
      <RadioCard value="cod" title="Cash on delivery" disabledReason={codReason} />
      <RadioCard value="later" title="Pay later" />
    </RadioGroup>
  )
}

const online = page.getByRole('radio', { name: 'Pay online' })
const cod = page.getByRole('radio', { name: 'Cash on delivery' })

describe('RadioGroup', () => {
  it('is one Tab stop whose arrows choose', async () => {
    await render(<Payment />)
    await expect.element(page.getByRole('group', { name: 'How do you pay?' })).toBeVisible()
    await userEvent.tab()
    await expect.element(online).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(cod).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(online).toBeChecked()
  })

  it('is chosen by pressing anywhere on a card, in a shadow root too', async () => {
    const shadow = await renderInShadow(<Payment />)
    await page.getByText('Cash on delivery').click()
    await expect.element(cod).toBeChecked()
    await shadow.unmount()
  })

  it('lets a closed answer be reached and says why it is closed', async () => {
    await render(<Payment codReason="Not in your area" />)
    await expect.element(cod).toHaveAccessibleDescription('Not in your area')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(cod).toHaveFocus()
    await expect.element(online).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('radio', { name: 'Pay later' })).toBeChecked()
  })

  it('stops a card that stands alone', async () => {
    await expect(render(<RadioCard value="cod" title="Cash" />)).rejects.toThrow('outside a RadioGroup')
  })
})
