import { describe, expect, it } from 'vitest'
import { languageCookie } from './index.ts'

describe('languageCookie', () => {
  it('[01.5] remembers the language for 90 days', () => {
    expect(languageCookie('te', false)).toBe('lang=te; max-age=7776000; path=/; samesite=lax')
  })

  it('[01.5] belongs to this host alone over https', () => {
    expect(languageCookie('kn', true)).toBe('__Host-lang=kn; max-age=7776000; path=/; samesite=lax; secure')
  })
})
