import { locales } from '@krishi/storefront-core/locale'
import { ok } from '@krishi/storefront-core/result'
import { wrongCell, type Cells, type Field } from './field.ts'

const mostCharacters = 50_000

/** How a text in six languages is read. */
export interface TextFieldOptions {
  readonly isNullable?: boolean
  /** Makes HTML safe. */
  readonly clean?: (html: string) => string
}

function stored(value: unknown): Cells {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([language, text]) => [language, String(text)]))
    : {}
}

/** A text: a cell for each language, English always. An empty English cell is no text at all, where there may be none. */
export function textField(name: string, column: string, { isNullable = false, clean }: TextFieldOptions = {}): Field {
  const [english = '', ...others] = locales.map((locale) => `${name}.${locale}`)
  return {
    cells: [english, ...others],
    columns: [column],
    isText: true,
    isNeeded: !isNullable,
    read(cells) {
      const told = locales.flatMap((locale) => {
        const text = (cells[`${name}.${locale}`] ?? '').trim()
        return text === '' ? [] : [[locale, text] as const]
      })
      const long = told.find(([, text]) => text.length > mostCharacters)
      if (long) return wrongCell(`${name}.${long[0]}`, `has more than ${mostCharacters} characters`)
      if (told.length === 0 && isNullable) return ok({ [column]: null })
      if ((cells[english] ?? '').trim() === '') return wrongCell(english, 'is empty')
      return ok({ [column]: Object.fromEntries(told.map(([locale, text]) => [locale, clean ? clean(text) : text])) })
    },
    write({ [column]: value }) {
      const texts = stored(value)
      return Object.fromEntries(locales.map((locale) => [`${name}.${locale}`, texts[locale] ?? '']))
    },
  }
}

/** The languages of a text that a line tells. */
export function toldLanguages(field: Field, given: ReadonlySet<string>): string[] {
  return field.cells.filter((cell) => given.has(cell)).map((cell) => cell.slice(cell.lastIndexOf('.') + 1))
}
