import type { Page } from '@playwright/test'

/**
 * Words of a page that a screen reader says in the voice of another language: Latin ones where the nearest `lang` is an Indian
 * language, and letters of Indian scripts where it is English. Each comes with the text that it stands in. Units (kg, ml), codes and
 * abbreviations (NPK, EC, COD7) are read letter by letter in either voice, and what `translate="no"` marks is a name.
 */
export function foreignWordsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const indian = /[\p{Script=Devanagari}\p{Script=Telugu}\p{Script=Tamil}\p{Script=Kannada}\p{Script=Bengali}]/u
    // The words of a search stay as they were typed.
    const [, typed = ''] = /\/search\/(.*)$/.exec(decodeURIComponent(location.pathname)) ?? []
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const text = walker.currentNode.textContent ?? ''
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('[translate="no"]')) continue
      const lang = parent.closest('[lang]')?.getAttribute('lang')
      const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
      const isForeign = (word: string) => {
        if (lang === 'en') return indian.test(word)
        return /^\p{Script=Latin}{3,}$/u.test(word) && word !== word.toUpperCase() && !typed.includes(word)
      }
      if (words.some(isForeign)) found.add(`${String(lang)}: ${text.trim().slice(0, 80)}`)
    }
    return [...found]
  })
}
