import { describe, expect, it } from 'vitest'
import { aStorefront } from '../testing/a-storefront.ts'
import { aStorage } from '../testing/storages.ts'
import { tellLanguageChoice } from './tell-language-choice.ts'

function aDevice(entries: Record<string, string>) {
  const browser = aStorage(entries)
  const { backend, storefront } = aStorefront({ browser })
  return { browser, backend, tell: () => tellLanguageChoice(storefront.ports.auth, storefront.storage) }
}

describe('telling the chosen language', () => {
  it('[01.5] calls once, and forgets the choice when the server has heard it', async () => {
    const { browser, backend, tell } = aDevice({ languageChoice: 'te' })
    await tell()
    await tell()
    expect([backend.calls('auth.userPreference'), browser.getItem('languageChoice')]).toEqual([1, null])
  })

  it('[01.5] keeps a choice that was lost on the way, for the next page', async () => {
    const { browser, backend, tell } = aDevice({ languageChoice: 'te' })
    backend.set({ failNext: { code: 'network/unanswered' } })
    await tell()
    expect(browser.getItem('languageChoice')).toBe('te')
    await tell()
    expect([backend.calls('auth.userPreference'), browser.getItem('languageChoice')]).toEqual([2, null])
  })

  it('[01.5] keeps a choice that was made while the one before was told', async () => {
    const { browser, tell } = aDevice({ languageChoice: 'te' })
    const told = tell()
    browser.setItem('languageChoice', 'kn')
    await told
    expect(browser.getItem('languageChoice')).toBe('kn')
  })

  it.each(['', 'xx'])('says nothing of %j, which is no language', async (languageChoice) => {
    const { backend, tell } = aDevice({ languageChoice })
    await tell()
    expect(backend.calls('auth.userPreference')).toBe(0)
  })
})
