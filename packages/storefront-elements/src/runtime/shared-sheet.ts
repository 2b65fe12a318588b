/** The one style sheet of all elements of a page. Each widget adds its rules when its code comes. */
export const sharedSheet = new CSSStyleSheet()

const rules: string[] = []

/** This code is the shop's, and so are the addresses in its rules: the page may be on another origin. */
const { origin } = new URL(import.meta.url)

let isStale = false

/**
 * Adds the rules of one widget, before anything that comes with it is shown.
 *
 * @param place Its place in the sheet of the whole library, which decides where two rules are equally strong.
 */
export function addRules(place: number, css: string): void {
  rules[place] = css.replaceAll('url(/', `url(${origin}/`)
  if (isStale) return
  isStale = true
  queueMicrotask(() => {
    isStale = false
    sharedSheet.replaceSync(rules.join(''))
  })
}
