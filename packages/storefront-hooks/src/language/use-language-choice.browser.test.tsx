import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keepLanguage } from '../browser/index.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { useLanguageChoice } from './use-language-choice.ts'

it('[01.5] a choice is kept in a cookie and told to the server', async () => {
  function Choose() {
    const choose = useLanguageChoice((language) => keepLanguage(window, language))
    return <button onClick={() => choose('kn')}>ಕನ್ನಡ</button>
  }
  const { storefront, backend } = aStorefront()
  await renderInStorefront(storefront, <Choose />)
  expect(backend.calls('auth.userPreference')).toBe(0)
  await page.getByRole('button').click()
  await expect.poll(() => backend.calls('auth.userPreference')).toBe(1)
  const kept = await cookieStore.get('lang')
  expect(kept?.value).toBe('kn')
  expect(((kept as { readonly expires?: number | null } | null)?.expires ?? 0) - Date.now()).toBeGreaterThan(
    89 * 24 * 3_600_000,
  )
  await cookieStore.delete('lang')
})
