import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../../styles.css'
import { conformance, renderInShadow } from '../../testing/index.ts'
import { checkboxContract } from './checkbox.contract.ts'
import { Checkbox } from './index.ts'

conformance('Checkbox', {
  contract: checkboxContract,
  widget: () => <Checkbox label="I agree" hint="Read the terms" error="Needed" />,
})

function Terms() {
  const [checked, setChecked] = useState(false)
  return <Checkbox label="I agree" checked={checked} onCheckedChange={setChecked} hint="You can read them later" />
}

describe('Checkbox', () => {
  it('is ticked by Space and by its words', async () => {
    await render(<Terms />)
    const box = page.getByRole('checkbox', { name: 'I agree' })
    // Where Tab begins, the test before this one has left.
    box.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(box).toBeChecked()
    await page.getByText('I agree').click()
    await expect.element(box).not.toBeChecked()
    await expect.element(box).toHaveAccessibleDescription('You can read them later')
  })

  it('is ticked by its words in a shadow root too', async () => {
    const shadow = await renderInShadow(<Terms />)
    await page.getByText('I agree').click()
    await expect.element(page.getByRole('checkbox', { name: 'I agree' })).toBeChecked()
    await shadow.unmount()
  })

  it('belongs to its form', async () => {
    await render(
      <form aria-label="Terms">
        <Checkbox label="I agree" name="terms" value="yes" defaultChecked />
      </form>,
    )
    const form = page.getByRole('form').element()
    if (!(form instanceof HTMLFormElement)) throw new Error('role form is a form')
    expect(new FormData(form).get('terms')).toBe('yes')
  })

  it('gives its words a target of 44 px', async () => {
    await render(<Checkbox label="I agree" />)
    expect(page.getByText('I agree').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(43.9)
  })
})
