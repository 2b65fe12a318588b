import { normalizePincode } from '@krishi/storefront-core/digits'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../../i18n/index.ts'
import '../../styles.css'
import { conformance, leakedWords, pseudoMessages } from '../../testing/index.ts'
import { fieldContract } from './field.contract.ts'
import { TextField } from './index.ts'
import en from './messages/en.json'

conformance('TextField', {
  contract: fieldContract,
  widget: () => <TextField label="Mobile number" prefix="+91" hint="10 digits" error="Too short" optional />,
})

describe('TextField', () => {
  it('is named by its label and described by error and hint', async () => {
    await render(<TextField label="Pincode" hint="6 digits" error="Enter 6 digits" />)
    const field = page.getByRole('textbox', { name: 'Pincode' })
    await expect.element(field).toHaveAccessibleDescription('Enter 6 digits 6 digits')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  })

  it('takes a whole pasted number and lets its owner normalise it', async () => {
    function Phone() {
      const [value, setValue] = useState('')
      return (
        <TextField
          label="Mobile"
          type="tel"
          value={value}
          onValueChange={(text) => setValue(text.replace(/\D/g, '').slice(-10))}
        />
      )
    }
    await render(<Phone />)
    const field = page.getByRole('textbox', { name: 'Mobile' })
    await userEvent.fill(field, '+91 98765 43210')
    await expect.element(field).toHaveValue('9876543210')
  })

  it('keeps of what is typed what its owner wants, and the caret where it is', async () => {
    function Digits() {
      const [value, setValue] = useState('')
      return <TextField label="Pincode" value={value} shape={normalizePincode} onValueChange={setValue} />
    }
    await render(<Digits />)
    const field = page.getByRole('textbox', { name: 'Pincode' })
    await userEvent.type(field, '57x01')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}००-')
    await expect.element(field).toHaveValue('570001')
    await userEvent.keyboard('{Backspace}{Backspace}११')
    await expect.element(field).toHaveValue('571101')
  })

  it('writes several lines', async () => {
    await render(<TextField label="Note" multiline defaultValue="Ring twice" />)
    expect(page.getByRole('textbox', { name: 'Note' }).element().tagName).toBe('TEXTAREA')
  })

  it('says "(optional)" in the language of the shopper, or in English marked as such', async () => {
    const screen = await render(
      <UiProvider locale="hi" messages={{ field: { optional: '(ज़रूरी नहीं)' } }}>
        <TextField label="पहचान" optional />
      </UiProvider>,
    )
    await expect.element(page.getByText('(ज़रूरी नहीं)')).toHaveAttribute('lang', 'hi')
    await screen.rerender(
      <UiProvider locale="hi" messages={{}}>
        <TextField label="पहचान" optional />
      </UiProvider>,
    )
    await expect.element(page.getByText('(optional)')).toHaveAttribute('lang', 'en')
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(
      <TextField label="data" hint="data" error="data" optional messages={pseudoMessages(en)} />,
    )
    expect(leakedWords(container, ['data'])).toEqual([])
    expect(leakedWords(container)).toEqual(['data', 'data', 'data'])
  })
})
