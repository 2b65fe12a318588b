import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../../styles.css'
import { conformance, renderInShadow } from '../../testing/index.ts'
import { selectContract } from './select-field.contract.ts'
import { SelectField } from './index.ts'

const options = [
  { value: 'KA', label: 'Karnataka' },
  { value: 'TN', label: 'Tamil Nadu' },
]

conformance('SelectField', {
  contract: selectContract,
  widget: () => <SelectField label="State" value="KA" onValueChange={() => undefined} options={options} />,
})

function State({ locked = false }: { locked?: boolean }) {
  const [value, setValue] = useState(locked ? 'KA' : '')
  return (
    <SelectField
      label="State"
      value={value}
      onValueChange={setValue}
      options={options}
      locked={locked}
      lockedHint="From your pincode"
    />
  )
}

const select = page.getByRole('combobox', { name: 'State' })

describe('SelectField', () => {
  it('starts without an answer and takes one', async () => {
    await render(<State />)
    await expect.element(select).toHaveDisplayValue('Please select')
    await userEvent.selectOptions(select, 'Tamil Nadu')
    await expect.element(select).toHaveValue('TN')
  })

  it('keeps a long answer clear of the sign behind it', async () => {
    const { container } = await render(<State />)
    const control = select.element()
    const room = control.getBoundingClientRect().right - parseFloat(getComputedStyle(control).paddingInlineEnd)
    const sign = container.querySelector('[data-scope="select"][data-part="sign"]')
    expect(room).toBeLessThanOrEqual(sign?.getBoundingClientRect().left ?? 0)
  })

  it('works in a shadow root', async () => {
    const shadow = await renderInShadow(<State />)
    await userEvent.selectOptions(select, 'Karnataka')
    await expect.element(select).toHaveValue('KA')
    await shadow.unmount()
  })

  it('keeps a value that was found, says where it is from and can still be reached', async () => {
    await render(<State locked />)
    await expect.element(select).toHaveAccessibleDescription('From your pincode')
    await userEvent.tab()
    await expect.element(select).toHaveFocus()
    await userEvent.keyboard('T')
    await expect.element(select).toHaveValue('KA')
  })
})
