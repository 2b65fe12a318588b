import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@krishi/storefront-core/locale'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** What stands for the placeholders of a text. */
export type Values = Readonly<Record<string, string | number>>

const sources = [
  'packages/storefront-ui/src',
  'packages/storefront-ui/src/primitives',
  'apps/storefront/src',
  'apps/storefront/src/features',
]

/** A text of a widget or of a part of the shop, as it stands in the messages of a language. */
export function readText(scope: string, key: string, locale: Locale): string {
  const files = sources.map((source) => `${root}${source}/${scope}/messages/${locale}.json`)
  const file = files.find((path) => existsSync(path))
  const texts = file ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  const text = texts[key]
  if (text !== undefined) return text
  throw new Error(
    `There is no text ${scope}.${key} in ${locale}. The test cannot name what it looks for. Add it to the messages.`,
  )
}

/** A text as a pattern of the whole of what is shown. A placeholder without a value stands for anything. */
export function toPattern(message: string, values: Values = {}): RegExp {
  return new RegExp(`^${patternOf(message, values)}$`)
}

function patternOf(message: string, values: Values): string {
  return splitPlaceholders(message)
    .map((part) => (part.startsWith('{') ? placeholderPattern(part.slice(1, -1), values) : escape(part)))
    .join('')
}

function placeholderPattern(placeholder: string, values: Values): string {
  const [, name = '', branches] = /^(\w+)(?:,\s*plural,(.*))?$/s.exec(placeholder) ?? []
  if (branches !== undefined) {
    const texts = splitPlaceholders(branches).filter((part) => part.startsWith('{'))
    return `(?:${texts.map((text) => patternOf(text.slice(1, -1), values).replaceAll('#', String.raw`\d+`)).join('|')})`
  }
  const value = values[name]
  return value === undefined ? '.+' : escape(String(value))
}

/** Cuts a text at its outermost braces: those parts keep them. */
function splitPlaceholders(message: string): string[] {
  const parts = ['']
  let depth = 0
  for (const char of message) {
    if (char === '{' && depth++ === 0) parts.push('')
    parts[parts.length - 1] += char
    if (char === '}' && --depth === 0) parts.push('')
  }
  return parts.filter((part) => part !== '')
}

/** A soft hyphen stands in a text, but not in the name of a control. */
function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\u00ad', '\u00ad?')
}
