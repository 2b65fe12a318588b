import { describe, expect, it } from 'vitest'
import {
  askedFields,
  changeLead,
  checkLead,
  fillLead,
  fromLeadPayload,
  isLeadRefused,
  leadFormIds,
  leadFormOf,
  leadForms,
  toLeadPayload,
} from './index.ts'
import type { LeadFieldName, LeadValues } from './index.ts'

const bank = leadForms['bank-lead']
const car = leadForms['car-lead']

const loan: LeadValues = {
  name: 'Savitri Patil',
  phone: '9876543210',
  state: 'Maharashtra',
  district: 'Nashik',
  product: 'Used Tractor',
  tractorModel: '2014',
  loanRunningStatus: 'Yes',
  financierNocStatus: 'No',
  existingLoanStatus: 'Yes',
  consent: 'yes',
}

const buyer: LeadValues = {
  name: 'Ravi',
  email: 'ravi@farm.example',
  mobileNo: '9876543210',
  state: 'Telangana',
  city: 'Warangal',
  dealer: 'Dealer 4',
  buyerType: 'Farmer',
  carModel: 'Breeza',
  consent: 'yes',
}

const bulk: LeadValues = {
  name: 'Ravi',
  phone: '9876543210',
  state: 'Telangana',
  product: 'Urea',
  quantity: '2 tonnes',
  consent: 'yes',
}

const seller: LeadValues = {
  name: 'Ravi',
  business: 'Ravi Seeds',
  phone: '9876543210',
  state: 'Telangana',
  goods: 'Vegetable seeds',
  consent: 'yes',
}

describe('the loan form', () => {
  it.each<[string, LeadValues, LeadFieldName, 'missing' | 'invalid']>([
    ['1 name', { ...loan, name: ' ', phone: '' }, 'name', 'missing'],
    ['2 name with $', { ...loan, name: 'R$vi', phone: '' }, 'name', 'invalid'],
    ['2 name with @', { ...loan, name: 'ravi@farm' }, 'name', 'invalid'],
    ['2 name that is a book', { ...loan, name: 'a'.repeat(301) }, 'name', 'invalid'],
    ['3 phone', { ...loan, phone: '', state: '' }, 'phone', 'missing'],
    ['4 phone of nine digits', { ...loan, phone: '987654321', state: '' }, 'phone', 'invalid'],
    ['5 state', { ...loan, state: '', district: '' }, 'state', 'missing'],
    ['6 district', { ...loan, district: '', product: '' }, 'district', 'missing'],
    ['7 product', { ...loan, product: '', loanRunningStatus: '' }, 'product', 'missing'],
    ['7 product that is not offered', { ...loan, product: 'Ship' }, 'product', 'invalid'],
    ['8 tractor', { ...loan, tractorModel: '', loanRunningStatus: '' }, 'tractorModel', 'missing'],
    ['8 tractor of 2013', { ...loan, tractorModel: '2013' }, 'tractorModel', 'invalid'],
    ['9 harvester', { ...loan, product: 'Used Harvester', loanRunningStatus: '' }, 'harvesterModel', 'missing'],
    [
      '9 harvester of 2017',
      { ...loan, product: 'Used Harvester', harvesterModel: '2017' },
      'harvesterModel',
      'invalid',
    ],
    ['10 loan', { ...loan, loanRunningStatus: '', consent: '' }, 'loanRunningStatus', 'missing'],
    ['11 NOC', { ...loan, financierNocStatus: '', consent: '' }, 'financierNocStatus', 'missing'],
    ['12 closed loan', { ...loan, existingLoanStatus: '', consent: '' }, 'existingLoanStatus', 'missing'],
    ['13 consent', { ...loan, consent: '' }, 'consent', 'missing'],
  ])('[33.2] asks first for %s', (_, values, field, kind) => {
    expect(checkLead(bank, values)).toEqual({ field, kind })
  })

  it.each<[string, LeadValues]>([
    ['with a running loan', loan],
    ['without a loan', { ...loan, loanRunningStatus: 'No', financierNocStatus: '', existingLoanStatus: '' }],
    ['with an NOC', { ...loan, financierNocStatus: 'Yes', existingLoanStatus: '' }],
    ['for a harvester', { ...loan, product: 'Used Harvester', harvesterModel: '2025', tractorModel: '' }],
    ['with a number as people write it', { ...loan, phone: '+91 98765 43210' }],
  ])('[33.2] takes an application %s', (_, values) => {
    expect(checkLead(bank, values)).toBeNull()
  })

  it('[33.2] offers tractors of 2014 to 2025 and harvesters of 2018 to 2025', () => {
    const optionsOf = (name: LeadFieldName) => bank.fields.find((field) => field.name === name)?.options ?? []
    expect([optionsOf('tractorModel').at(0), optionsOf('tractorModel').at(-1)]).toEqual(['2014', '2025'])
    expect([optionsOf('harvesterModel').at(0), optionsOf('harvesterModel').at(-1)]).toEqual(['2018', '2025'])
  })

  it('[33.2] empties what a choice has settled: loan by product, district by state', () => {
    expect(changeLead(bank, loan, 'product', 'Used Harvester')).toMatchObject({
      ...{ product: 'Used Harvester', tractorModel: '', loanRunningStatus: '', financierNocStatus: '' },
      ...{ existingLoanStatus: '', district: 'Nashik' },
    })
    expect(changeLead(bank, loan, 'state', 'Karnataka')).toMatchObject({ state: 'Karnataka', district: '' })
    expect(changeLead(bank, loan, 'state', 'Maharashtra')).toBe(loan)
    expect(changeLead(bank, loan, 'phone', '98765-43211').phone).toBe('9876543211')
    expect(changeLead(bank, {}, 'name', 'Ravi')).toEqual({ name: 'Ravi' })
  })

  it('[33.2] asks only what follows from the answers before', () => {
    const names = (values: LeadValues) => askedFields(bank, values).map(({ name }) => name)
    expect(names({})).toEqual(['name', 'phone', 'state', 'district', 'product', 'loanRunningStatus', 'consent'])
    expect(names(loan)).toContain('existingLoanStatus')
    expect(names({ ...loan, loanRunningStatus: 'No' })).not.toContain('existingLoanStatus')
  })

  it('[33.2] is sent with all its fields by name, and nothing that was not asked', () => {
    const filled = fillLead(
      bank,
      { ...loan, name: ' Savitri Patil ', harvesterModel: '2020' },
      { userId: 'u1', userExternalId: 'e1' },
    )
    const payload = toLeadPayload(filled)
    expect(payload).toEqual({
      formId: 'bank-lead',
      inputData: [
        { fieldName: 'userId', fieldValue: 'u1' },
        { fieldName: 'userExternalId', fieldValue: 'e1' },
        { fieldName: 'name', fieldValue: 'Savitri Patil' },
        { fieldName: 'phone', fieldValue: '9876543210' },
        { fieldName: 'state', fieldValue: 'Maharashtra' },
        { fieldName: 'district', fieldValue: 'Nashik' },
        { fieldName: 'product', fieldValue: 'Used Tractor' },
        { fieldName: 'tractorModel', fieldValue: '2014' },
        { fieldName: 'harvesterModel', fieldValue: '' },
        { fieldName: 'loanRunningStatus', fieldValue: 'Yes' },
        { fieldName: 'financierNocStatus', fieldValue: 'No' },
        { fieldName: 'existingLoanStatus', fieldValue: 'Yes' },
      ],
    })
    const { consent: _, ...kept } = loan
    expect(fromLeadPayload(bank, payload)).toEqual(kept)
  })

  it('[33.3] is refused where the loan is not closed', () => {
    expect(isLeadRefused(loan)).toBe(false)
    expect(isLeadRefused({ ...loan, existingLoanStatus: 'No' })).toBe(true)
  })
})

describe('the car form', () => {
  it.each<[string, LeadFieldName, string]>([
    ['without a name', 'name', ''],
    ['with an address that is none', 'email', 'ravi@farm'],
    ['with an address that is a book', 'email', `ravi@${'a'.repeat(300)}.example`],
    ['with nine digits', 'mobileNo', '987654321'],
    ['without a state', 'state', ''],
    ['without a city', 'city', ''],
    ['without a dealer', 'dealer', ''],
    ['with a dealer that is not listed', 'dealer', 'Dealer 5'],
    ['without what the buyer is', 'buyerType', ''],
    ['without a model', 'carModel', ''],
    ['without consent', 'consent', ''],
  ])('[33.1] waits %s', (_, field, text) => {
    expect(checkLead(car, { ...buyer, [field]: text })?.field).toBe(field)
  })

  it('[33.1] can be sent once all is there, and its button waits until then', () => {
    expect(checkLead(car, buyer)).toBeNull()
    expect(car.isGated).toBe(true)
    expect(changeLead(car, buyer, 'state', 'Goa').city).toBe('')
  })
})

describe('the other forms', () => {
  it.each([
    ['bulk-buyer', bulk],
    ['sell-with-us', seller],
  ] as const)('ask for every field of %s but the address, in order', (id, values) => {
    const form = leadForms[id]
    const needed = form.fields.filter(({ isOptional }) => !isOptional)
    for (const [index, { name }] of needed.entries()) {
      const before = needed.slice(0, index).map((field) => [field.name, values[field.name]])
      expect(checkLead(form, Object.fromEntries(before))).toEqual({ field: name, kind: 'missing' })
    }
    expect(checkLead(form, values)).toBeNull()
    expect(checkLead(form, { ...values, name: 'a'.repeat(400) })).toEqual({ field: 'name', kind: 'invalid' })
  })

  it.each(['product', 'quantity'] as const)('refuse a %s of more than 300 letters', (name) => {
    expect(checkLead(leadForms['bulk-buyer'], { ...bulk, [name]: 'a'.repeat(301) })?.field).toBe(name)
  })

  it('[33.4] take news of a sale for ten digits', () => {
    const form = leadForms['sale-subscribe']
    expect(checkLead(form, {})).toEqual({ field: 'phone', kind: 'missing' })
    expect(checkLead(form, { phone: '987654321' })).toEqual({ field: 'phone', kind: 'invalid' })
    expect(checkLead(form, { phone: '9876543210' })).toBeNull()
  })

  it('are sent with an empty text for what was left empty', () => {
    expect(fillLead(leadForms['sale-subscribe'], {}, { userId: 'u1', userExternalId: 'e1' }).values).toEqual({
      phone: '',
    })
  })

  it('are kept without what they do not have', () => {
    const form = leadForms['sale-subscribe']
    const send = (fieldName: string, fieldValue: string) =>
      fromLeadPayload(form, { formId: form.id, inputData: [{ fieldName, fieldValue }] })
    expect(send('phone', '+91 98765 43210')).toEqual({ phone: '9876543210' })
    expect(send('userId', 'u1')).toEqual({})
    expect(send('isAdmin', 'yes')).toBeNull()
  })

  it('have ids of their own', () => {
    expect(leadFormIds.map((id) => leadFormOf(id)?.id)).toEqual([...leadFormIds])
    expect(leadFormOf('toString')).toBeNull()
  })
})
