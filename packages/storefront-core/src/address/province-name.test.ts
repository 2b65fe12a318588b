import { describe, expect, it } from 'vitest'
import { provinces } from '../settings/index.ts'
import { provinceName } from './index.ts'

const scripts = {
  hi: /^[\p{Script=Devanagari}\s]+$/u,
  te: /^[\p{Script=Telugu}\s,\u200c]+$/u,
  ta: /^[\p{Script=Tamil}\s,]+$/u,
  kn: /^[\p{Script=Kannada}\s\u200c]+$/u,
  bn: /^[\p{Script=Bengali}\s]+$/u,
} as const

describe('provinceName', () => {
  it.each(Object.entries(scripts))('[04.5] has all states in %s, each once and in its script', (locale, script) => {
    const names = provinces.map((province) => provinceName(province, locale as keyof typeof scripts))
    expect(names.filter((name) => !script.test(name))).toEqual([])
    expect(new Set(names).size).toBe(36)
  })

  it('[04.5] has the titles in English', () => {
    expect(provinces.map((province) => provinceName(province, 'en'))).toEqual(provinces.map(({ title }) => title))
  })

  it('[04.5] leaves what the owner of the shop calls a state, and what is no state of ours', () => {
    expect(provinceName({ id: 'KA', title: 'Karnataka (South)' }, 'hi')).toBe('Karnataka (South)')
    expect(provinceName({ id: 'XX', title: 'Elsewhere' }, 'hi')).toBe('Elsewhere')
  })
})
