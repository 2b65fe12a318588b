import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@krishi/storefront-core/locale'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The texts of a widget or, for `host`, of the shop itself, as the shopper reads them. */
export function texts(scope: string, locale: Locale): Record<string, string> {
  const folder = scope === 'host' ? 'apps/storefront/src' : `packages/storefront-ui/src/${scope}`
  return JSON.parse(readFileSync(`${root}${folder}/messages/${locale}.json`, 'utf8')) as Record<string, string>
}

/** A text with its placeholders as a pattern: what is in the place of a placeholder is not compared. */
export function pattern(message: string): RegExp {
  const parts = message.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('.+'))
}
