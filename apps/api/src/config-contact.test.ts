import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const told = {
  SUPPORT_CHAT_NUMBER: '9876543210',
  SUPPORT_CALL_NUMBER: '18001234567',
  CORPORATE_SITE: 'https://krishi.example',
  ANDROID_APP: 'https://play.example/krishi',
  IOS_APP: 'https://apps.example/krishi',
}

describe('how the shop is reached', () => {
  it('[09.1] [10.3] [10.4] is what the environment says, and nothing otherwise', () => {
    const read = readConfig(told)
    expect(read.ok && read.value.contact).toEqual({
      whatsAppMobileNumber: '9876543210',
      supportCallNumber: '18001234567',
      corporateHref: 'https://krishi.example',
      appBanner: { androidHref: 'https://play.example/krishi', iosHref: 'https://apps.example/krishi' },
    })
    const without = readConfig({})
    expect(without.ok && Object.values(without.value.contact)).toEqual(['', '', '', { androidHref: '', iosHref: '' }])
  })

  it.each([
    ['SUPPORT_CHAT_NUMBER', '12345'],
    ['SUPPORT_CALL_NUMBER', '+91 1800'],
    ['CORPORATE_SITE', 'javascript:alert(1)'],
    ['ANDROID_APP', 'market://details?id=krishi'],
    ['IOS_APP', 'http://apps.example/krishi'],
  ])('takes no %s of %s', (name, text) => {
    const read = readConfig({ ...told, [name]: text })
    expect(read.ok ? [] : Object.keys(read.error.fields ?? {})).toEqual([name])
  })
})
