import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance, leakedWords, pseudoMessages } from '../testing/index.ts'
import { LeadForm } from './index.ts'
import type { LeadOutcome } from './index.ts'
import { leadFormContract } from './lead-form.contract.ts'
import { aLeadForm, carFields, loanFields, tradeFields } from './lead-form.fixtures.ts'
import en from './messages/en.json'

conformance('LeadForm', { contract: leadFormContract, widget: () => <LeadForm {...aLeadForm()} /> })

describe('LeadForm', () => {
  it.each<[LeadOutcome, 'status' | 'alert', string]>([
    ['sent', 'status', 'Form Submitted Successfully'],
    ['refused', 'status', 'Sorry, we cannot process this application.'],
    ['failed', 'alert', 'Oops! Something went wrong!! Please try again.'],
    ['not-sent', 'alert', en.notSent],
    ['no-answer', 'alert', en.noAnswer],
  ])('[33.3] says what became of a form that is %s', async (outcome, role, words) => {
    await render(<LeadForm {...aLeadForm({ outcome })} />)
    const told = page.getByRole(role).filter({ hasText: words })
    await expect.element(told).toBeVisible()
    expect(told.element().getAttribute('data-kind')).toBe(role === 'status' ? 'success' : 'failure')
  })

  it('[33.3] sends once: while it is on its way the button keeps its place and takes no press', async () => {
    let sends = 0
    const onSubmit = () => void (sends += 1)
    const screen = await render(<LeadForm {...aLeadForm({ onSubmit })} />)
    const submit = page.getByRole('button', { name: 'Submit' })
    await submit.click()
    expect(sends).toBe(1)
    await screen.rerender(<LeadForm {...aLeadForm({ onSubmit, isSending: true })} />)
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    await submit.click({ force: true })
    expect(sends).toBe(1)
  })

  it('[33.1] takes a press on the button that waits as one that asks what is missing', async () => {
    let asked = 0
    const gated = { isGated: true, onSubmit: () => void (asked += 1) } as const
    const screen = await render(<LeadForm {...aLeadForm(gated)} />)
    const submit = page.getByRole('button', { name: 'Submit' })
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
    await submit.click({ force: true })
    expect(asked).toBe(1)
    await screen.rerender(
      <LeadForm {...aLeadForm({ ...gated, problem: { field: 'name', kind: 'missing' }, attempt: 1 })} />,
    )
    const name = page.getByRole('textbox', { name: en.name })
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAccessibleDescription(en.nameMissing)
  })

  it('[33.2] waits for the state before it offers districts, and says when they do not come', async () => {
    const screen = await render(<LeadForm {...aLeadForm()} />)
    const district = page.getByRole('combobox', { name: 'District' })
    await expect.element(district).toHaveAccessibleDescription('First choose the state.')
    const values = { state: 'Karnataka' }
    for (const [status, words] of [
      ['loading', en.placesLoading],
      ['failed', en.placesFailed],
    ] as const) {
      await screen.rerender(<LeadForm {...aLeadForm({ values, places: { status, options: [] } })} />)
      await expect.element(district).toHaveAccessibleDescription(words)
    }
    await screen.rerender(<LeadForm {...aLeadForm({ values })} />)
    await expect.element(district).not.toHaveAccessibleDescription()
  })

  it('has every word from its messages', async () => {
    const messages = pseudoMessages(en)
    const outcome = 'sent'
    const { container } = await render(
      <>
        <LeadForm
          {...aLeadForm({ fields: loanFields, messages, outcome, problem: { field: 'phone', kind: 'invalid' } })}
        />
        <LeadForm {...aLeadForm({ form: 'car-lead', fields: carFields, messages, isGated: true })} />
        <LeadForm {...aLeadForm({ form: 'bulk-buyer', fields: tradeFields, messages })} />
      </>,
    )
    const given = ['Karnataka', 'Telangana', 'Mysuru', '+91', '2014', '2015', '2018', ' (optional)']
    expect(leakedWords(container, given)).toEqual([])
  })
})
