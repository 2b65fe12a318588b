import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance } from '../testing/index.ts'
import { languageSwitcherContract } from './language-switcher.contract.ts'
import { LanguageSwitcher } from './language-switcher.tsx'

const choices = [
  { locale: 'en', name: 'English', href: '#en' },
  { locale: 'hi', name: 'हिन्दी', href: '#hi' },
] as const

const widget = () => <LanguageSwitcher current={choices[1]} choices={choices} />

conformance('language switcher', { contract: languageSwitcherContract, widget })

describe('language switcher', () => {
  it('offers the page in other languages, each in its own language', async () => {
    await render(widget())
    await page.getByText('हिन्दी').first().click()
    const english = page.getByRole('link', { name: 'English' })
    await expect.element(english).toHaveAttribute('lang', 'en')
    await expect.element(english).toHaveAttribute('href', '#en')
    await expect.element(page.getByRole('link', { name: 'हिन्दी' })).toHaveAttribute('aria-current', 'true')
  })
})
