import { joinSix, sixOf } from './six.ts'
import type { Six } from './six.ts'

/** Building blocks of product and collection descriptions. Values are escaped; phrases are our own HTML. */

/** Escapes a text that is a value, such as a name or a grade. */
export function escapeHtml(text: Six): Six {
  return sixOf((language) =>
    (text[language] ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  )
}

/** Wraps a text in a tag, in all languages. */
export function tag(name: 'p' | 'h2' | 'h3' | 'li' | 'ul' | 'th' | 'td' | 'tr' | 'strong', text: Six): Six {
  return sixOf((language) => `<${name}>${text[language] ?? ''}</${name}>`)
}

/** A heading with a paragraph under it. */
export function section(heading: Six, text: Six): Six {
  return joinSix([tag('h3', heading), tag('p', text)], '')
}

/** A heading with a list under it. */
export function bullets(heading: Six, rows: readonly Six[]): Six {
  const items = rows.map((row) => tag('li', row))
  return joinSix([tag('h3', heading), tag('ul', joinSix(items, ''))], '')
}

/** A two-column table of facts. A row whose English value is empty or a dash is left out; so is an empty table. */
export function factTable(rows: readonly (readonly [title: Six, value: Six])[]): Six {
  const filled = rows.filter(([, value]) => value[0] !== '' && value[0] !== '-')
  if (filled.length === 0) return sixOf(() => '')
  const lines = filled.map(([title, value]) =>
    sixOf(
      (language) =>
        `<tr><th scope="row">${title[language] ?? ''}</th><td>${escapeHtml(value)[language] ?? ''}</td></tr>`,
    ),
  )
  const body = joinSix(lines, '')
  return sixOf((language) => `<table><tbody>${body[language] ?? ''}</tbody></table>`)
}
