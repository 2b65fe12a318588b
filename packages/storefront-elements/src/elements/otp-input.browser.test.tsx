import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showField } from '../testing/show-field.tsx'
import otpInput from './otp-input.tsx'

const code = page.getByRole('textbox', { name: 'Code' })
const send = page.getByRole('button', { name: 'Send' })

const show = (content = '') =>
  showField(otpInput, {
    tag: 'test-otp-input',
    observed: ['label', 'length', 'value'],
    attributes: 'name="code"',
    content,
    events: ['krishi-code-change'],
  })

it('gives the form of the page its digits, and Enter sends it', async () => {
  const { heard, sent } = await show()
  await userEvent.type(code, '४8२1{Enter}')
  await expect.poll(() => sent.map((data) => data.get('code'))).toEqual(['4821'])
  expect(heard.at(-1)).toEqual({ name: 'krishi-code-change', detail: { code: '4821', isComplete: true } })
})

it('keeps the form until all digits are there, and says so at the field', async () => {
  const { sent, field } = await show()
  await userEvent.type(code, '48')
  await send.click()
  await expect.poll(() => field.shadowRoot?.activeElement).toBe(code.element())
  await expect.element(code).toHaveAccessibleDescription(/Enter all 4 digits of the code/)
  expect([sent, field.validationMessage]).toEqual([[], 'Enter all 4 digits of the code'])
  await userEvent.type(code, '21')
  await expect.element(code).toBeValid()
  await send.click()
  expect(sent.map((data) => data.get('code'))).toEqual(['4821'])
})

it('is emptied and disabled with its form', async () => {
  const { field } = await show()
  await send.click()
  await userEvent.type(code, '48')
  await page.getByRole('button', { name: 'Empty' }).click()
  await expect.element(code).toHaveValue('')
  await expect.element(code).toBeValid()
  const around = field.closest('fieldset')
  if (around) around.disabled = true
  await expect.element(code).toBeDisabled()
  expect(field.willValidate).toBe(false)
})

it('goes on with what was typed into the field between its tags, which is sent once and is back without it', async () => {
  const { field, remove, sent } = await show('<input name="code" value="4821" required>')
  await expect.element(code).toHaveValue('4821')
  await send.click()
  expect(sent.map((data) => data.getAll('code'))).toEqual([['4821']])
  remove()
  await expect.poll(() => field.querySelector('input')?.disabled).toBe(false)
})

it('has as many boxes as the page says, and its label', async () => {
  const { field } = await show()
  field.setAttribute('label', 'Code from the bank')
  field.setAttribute('length', '6')
  const named = page.getByRole('textbox', { name: 'Code from the bank' })
  await userEvent.type(named, '4821')
  await expect.poll(() => field.validationMessage).toBe('Enter all 6 digits of the code')
})
