import { describe, expect, it } from 'vitest'
import { missingSeller } from './config-seller.ts'
import { readConfig } from './config.ts'

const told = {
  SELLER_NAME: 'Krishi Private Limited',
  SELLER_ADDRESS: '12 Temple Road, Mysuru, Karnataka 570001',
  GRIEVANCE_OFFICER: 'Asha Rao',
  GRIEVANCE_CONTACT: 'grievance@krishi.example',
  CONSUMER_HELPLINE: '1915',
  INSECTICIDE_LICENCE: 'KA/MYS/2026/114',
}

const seller = {
  name: told.SELLER_NAME,
  address: told.SELLER_ADDRESS,
  grievanceOfficer: told.GRIEVANCE_OFFICER,
  grievanceContact: told.GRIEVANCE_CONTACT,
  consumerHelpline: told.CONSUMER_HELPLINE,
  insecticideLicence: told.INSECTICIDE_LICENCE,
}

function fieldsOf(environment: Record<string, string>) {
  const config = readConfig(environment)
  return config.ok ? {} : config.error.fields
}

describe('who sells', () => {
  it.each(['spec', 'india-2026'] as const)('is read whole under %s', (compliance) => {
    const config = readConfig({ ...told, COMPLIANCE: compliance })
    expect(config.ok && config.value).toMatchObject({ compliance, seller })
  })

  it.each(['spec', 'india-2026'])('need not be told in the environment under %s', (compliance) => {
    const config = readConfig({ COMPLIANCE: compliance })
    expect(config.ok && config.value.seller).toBeNull()
  })

  it('has to be told by somebody under Indian law: the sentence names each variable and the setting', () => {
    expect(missingSeller({ compliance: 'spec' }, null)).toBeNull()
    expect(missingSeller({ compliance: 'india-2026' }, seller)).toBeNull()
    const sentence = missingSeller({ compliance: 'india-2026' }, null) ?? ''
    for (const word of [...Object.keys(told), 'setting seller']) expect(sentence).toContain(word)
  })

  it.each(Object.keys(told))('is told whole or not at all: %s alone is missing', (name) => {
    const sentence = `${name} is required with the other facts about the seller.`
    expect(fieldsOf({ ...told, [name]: '' })).toEqual({ [name]: sentence })
    expect(fieldsOf({ ...told, [name]: ' ', COMPLIANCE: 'india-2026' })).toEqual({ [name]: sentence })
  })

  it.each([
    ['COMPLIANCE', 'eu', 'COMPLIANCE is "eu", but must be one of spec, india-2026.'],
    ['GRIEVANCE_CONTACT', 'Asha', 'GRIEVANCE_CONTACT must be a mobile number of ten digits or an e-mail address.'],
    ['CONSUMER_HELPLINE', 'call us', 'CONSUMER_HELPLINE must be a number of four to eleven digits, such as 1915.'],
  ])('says in one sentence what is wrong with %s=%s', (name, value, sentence) => {
    expect(fieldsOf({ ...told, [name]: value })).toEqual({ [name]: sentence })
  })
})
