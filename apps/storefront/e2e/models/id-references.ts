import type { Page } from '@playwright/test'

/** Attributes that name other elements by their ids. */
const references = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-errormessage',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-activedescendant',
  'list',
  'form',
] as const

/**
 * Which references by id of a page lead nowhere, such as `tabpanel aria-labelledby=_R_7_`, and which ids are there twice. What a closed
 * control opens later, such as a list of suggestions, may be missing until then.
 */
export function brokenReferences(page: Page): Promise<readonly string[]> {
  return page.evaluate((attributes) => {
    const found: string[] = []
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    for (const id of new Set(ids)) if (ids.indexOf(id) !== ids.lastIndexOf(id)) found.push(`twice #${id}`)
    for (const attribute of attributes) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        const isClosed = attribute === 'aria-controls' && element.getAttribute('aria-expanded') === 'false'
        if (isClosed) continue
        const named = element.getAttribute(attribute)?.split(/\s+/) ?? []
        const missing = named.filter((id) => id === '' || document.getElementById(id) === null)
        const name = element.getAttribute('role') ?? element.localName
        if (missing.length > 0) found.push(`${name} ${attribute}=${missing.join(' ')}`)
      }
    }
    return found
  }, references)
}
