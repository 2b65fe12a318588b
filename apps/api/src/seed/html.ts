import { joinLocalized, localize } from './localized-tuple.ts'
import type { LocalizedTuple } from './localized-tuple.ts'

/** Building blocks of product and collection descriptions. Values are escaped; phrases are our own HTML. */

/** Escapes a text that is a value, such as a name or a grade. */
export function escapeHtml(text: LocalizedTuple): LocalizedTuple {
  return localize((language) =>
    (text[language] ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  )
}

/** Wraps a text in a tag, in all languages. */
export function tag(
  name: 'p' | 'h2' | 'h3' | 'li' | 'ul' | 'th' | 'td' | 'tr' | 'strong',
  text: LocalizedTuple,
): LocalizedTuple {
  return localize((language) => `<${name}>${text[language] ?? ''}</${name}>`)
}

/** A heading with a paragraph under it. */
export function section(heading: LocalizedTuple, text: LocalizedTuple): LocalizedTuple {
  return joinLocalized([tag('h3', heading), tag('p', text)], '')
}

/** A heading with a list under it. */
export function bullets(heading: LocalizedTuple, rows: readonly LocalizedTuple[]): LocalizedTuple {
  const items = rows.map((row) => tag('li', row))
  return joinLocalized([tag('h3', heading), tag('ul', joinLocalized(items, ''))], '')
}

/** A two-column table of facts. A row whose English value is empty or a dash is left out; so is an empty table. */
export function factTable(rows: readonly (readonly [title: LocalizedTuple, value: LocalizedTuple])[]): LocalizedTuple {
  const filled = rows.filter(([, value]) => value[0] !== '' && value[0] !== '-')
  if (filled.length === 0) return localize(() => '')
  const lines = filled.map(([title, value]) =>
    localize(
      (language) =>
        `<tr><th scope="row">${title[language] ?? ''}</th><td>${escapeHtml(value)[language] ?? ''}</td></tr>`,
    ),
  )
  const body = joinLocalized(lines, '')
  return localize((language) => `<table><tbody>${body[language] ?? ''}</tbody></table>`)
}
