import type { Page } from '@playwright/test'

/** Words of a page that go on in the next line without a hyphen, such as "பிராண்டுக|ள்", each with the part that says it. */
export function brokenWordsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      // A name that ends in an ellipsis goes on where nobody sees it.
      const name = parent.closest('[data-part="name"]')
      if (name && name.scrollHeight > name.clientHeight) continue
      // The name of a molecule may be longer than a card, and this browser has no rules to hyphenate it by.
      if (parent.closest('[data-part="kind"]')) continue
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}\u200C\u200D]+/gu)) {
        const range = document.createRange()
        // The hyphen that a soft one has become stands where the rest of the word begins, but at the end of the line before.
        range.setStart(text, text.data[index - 1] === '\u00AD' ? index + 1 : index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
        // Fonts of a line differ in height, lines by more.
        const isBroken =
          Math.max(...tops) - Math.min(...tops) > Number.parseFloat(getComputedStyle(parent).fontSize) / 2
        if (isBroken)
          found.add(`${word} in ${parent.closest<HTMLElement>('[data-scope]')?.dataset['scope'] ?? 'the page'}`)
      }
    }
    return [...found]
  })
}

/** Names of products that end in an ellipsis and stand nowhere else on their card. */
export function cutNamesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-part="name"]')]
      .filter((name) => name.checkVisibility() && name.scrollHeight > name.clientHeight + 4)
      .filter((name) => !name.parentElement?.querySelector('[data-part="kind"]'))
      .map((name) => name.textContent),
  )
}
