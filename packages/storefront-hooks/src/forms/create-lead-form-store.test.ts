import { leadForms } from '@krishi/storefront-core/forms'
import type { LeadFormId, LeadValues } from '@krishi/storefront-core/forms'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { aShop } from '../memory/fixtures.ts'
import { createSafeStorage } from '../storage/index.ts'
import { aStorage } from '../testing/storages.ts'
import { createLeadFormStore } from './create-lead-form-store.ts'
import { createMemoryFormsPort } from './create-memory-forms-port.ts'

const loan: LeadValues = {
  ...{ name: 'Savitri', phone: '98765 43210', state: 'Karnataka', district: 'Mysuru', product: 'Used Tractor' },
  ...{ tractorModel: '2014', loanRunningStatus: 'Yes', financierNocStatus: 'No', existingLoanStatus: 'Yes' },
  consent: 'yes',
}

function aForm(id: LeadFormId = 'bank-lead', tab = aStorage()) {
  const backend = createMemoryBackend({ shop: aShop() })
  const port = createMemoryFormsPort(backend)
  const reports: string[] = []
  let count = 0
  const open = () =>
    createLeadFormStore({
      form: leadForms[id],
      send: port.send,
      sender: () => ({ userId: 'guest-1', userExternalId: '' }),
      sessionStorage: createSafeStorage(() => tab),
      random: (length) => new Uint8Array(length).fill(++count),
      errors: { report: (error) => void reports.push(String(error)) },
    })
  const form = open()
  const fill = (values: LeadValues) =>
    Object.entries(values).forEach(([field, text]) => form.actions.change(field as keyof LeadValues, text))
  return { backend, port, form, fill, open, reports, tab }
}

describe('lead form', () => {
  it('[33.2] says what is missing first, and takes it back once it is there', async () => {
    const { form, fill, port } = aForm()
    await form.actions.submit()
    expect(form.getState()).toMatchObject({ problem: { field: 'name', kind: 'missing' }, attempt: 1 })
    fill({ phone: '9876543210' })
    expect(form.getState().problem?.field).toBe('name')
    fill({ name: 'Savitri' })
    expect(form.getState().problem).toBeNull()
    expect(port.sent).toEqual([])
  })

  it('[33.3] is sent once however often the button is pressed, empties itself and forgets its draft', async () => {
    const { form, fill, port, backend, tab } = aForm()
    fill(loan)
    const sending = form.actions.submit()
    expect(form.getState().status).toBe('sending')
    form.actions.change('name', 'Another')
    await Promise.all([sending, form.actions.submit()])
    expect(backend.calls('forms.send')).toBe(1)
    expect(port.sent[0]?.values).toMatchObject({ phone: '9876543210' })
    expect(form.getState()).toMatchObject({ values: {}, status: 'sent', attempt: 0 })
    expect(tab.getItem('formDraft:bank-lead')).toBeNull()
  })

  it('[33.3] says that it cannot be processed where the loan is not closed', async () => {
    const { form, fill } = aForm()
    fill({ ...loan, existingLoanStatus: 'No' })
    await form.actions.submit()
    expect(form.getState().status).toBe('refused')
  })

  it.each([
    [{ offline: true }, 'not-sent'],
    [{ loseNext: true }, 'no-answer'],
    [{ failNext: { code: 'network/server' } }, 'failed'],
  ] as const)('[30.12] tells how %j ends apart, keeps what was written and reports it', async (fault, status) => {
    const { form, fill, backend, reports } = aForm()
    fill(loan)
    backend.set(fault)
    await form.actions.submit()
    expect(form.getState()).toMatchObject({ status, values: { name: 'Savitri' } })
    expect(reports).toHaveLength(1)
  })

  it.each([
    [{ offline: true }, 'writing'],
    [{ loseNext: true }, 'no-answer'],
  ] as const)('[30.12] after %j is %s once the network is back', async (fault, status) => {
    const { form, fill, backend } = aForm()
    fill(loan)
    backend.set(fault)
    await form.actions.submit()
    form.forgetOffline()
    expect(form.getState()).toMatchObject({ status, values: { name: 'Savitri' } })
  })

  it('[30.12] is one form when it is sent again after an answer was lost, and another one once it was changed', async () => {
    const { form, fill, backend, port } = aForm()
    fill(loan)
    backend.set({ loseNext: true })
    await form.actions.submit()
    await form.actions.submit()
    expect(form.getState().status).toBe('sent')
    expect(port.sent).toHaveLength(1)
    fill(loan)
    backend.set({ loseNext: true })
    await form.actions.submit()
    fill({ name: 'Ravi' })
    await form.actions.submit()
    expect(port.sent).toHaveLength(3)
  })

  it('[30.12] is one form when it is sent again after an answer was lost and the page was loaded anew', async () => {
    const { fill, form, open, backend, port } = aForm()
    fill(loan)
    backend.set({ loseNext: true })
    await form.actions.submit()
    const next = open()
    next.hydrate()
    await next.actions.submit()
    expect([next.getState().status, port.sent.length]).toEqual(['sent', 1])
  })

  it('keeps a draft for the tab, of which another form and an earlier version take nothing', () => {
    const { fill, open, tab } = aForm()
    fill({ name: 'Savitri', consent: 'yes' })
    const next = open()
    next.hydrate()
    expect(next.getState().values).toEqual({ name: 'Savitri', consent: 'yes' })
    tab.setItem('formDraft:bank-lead', '{"name":4,"gone":"x"}')
    const later = open()
    later.hydrate()
    expect(later.getState().values).toEqual({})
    tab.setItem('formDraft:bank-lead', '[')
    later.hydrate()
    expect(later.getState().values).toEqual({})
  })

  it('[33.2] is prefilled where nothing is written yet', () => {
    const { form, fill } = aForm()
    fill({ name: 'Savitri' })
    form.actions.prefill({ name: 'Ravi', phone: '9876543210' })
    expect(form.getState().values).toEqual({ name: 'Savitri', phone: '9876543210' })
  })

  it('[33.1] counts as sent without a call where nobody takes it', async () => {
    const form = createLeadFormStore({
      form: leadForms['sale-subscribe'],
      send: null,
      sender: () => ({ userId: '', userExternalId: '' }),
      sessionStorage: createSafeStorage(() => aStorage()),
      random: (length) => new Uint8Array(length),
      errors: { report: () => undefined },
    })
    form.actions.change('phone', '9876543210')
    await form.actions.submit()
    expect(form.getState().status).toBe('sent')
  })
})
