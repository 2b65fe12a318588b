import { readFileSync } from 'node:fs'
import { contentPageHandles, type ContentPageHandle } from '@krishi/storefront-core/content'
import { locales, type Locale } from '@krishi/storefront-core/locale'
import type { Translated } from '../database/schema/index.ts'
import { sanitizeTranslated } from '../seeding/sanitize.ts'
import { fillResults } from './accessibility-results.ts'

interface Section {
  readonly heading: string
  readonly text: string
  /** A list below the text. */
  readonly points?: readonly string[]
}

type PagesOfLanguage = Readonly<Record<ContentPageHandle, readonly Section[]>>

function readPages(language: Locale): PagesOfLanguage {
  const file = new URL(`../../assets/policies/${language}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as PagesOfLanguage
}

function toHtml(sections: readonly Section[]): string {
  return sections.map(toSectionHtml).join('\n')
}

function toSectionHtml({ heading, text, points = [] }: Section): string {
  const items = points.map((point) => `<li>${point}</li>`).join('\n')
  return `<h2>${heading}</h2>\n<p>${text}</p>${items === '' ? '' : `\n<ul>\n${items}\n</ul>`}`
}

/** What the pages of plain text say until the owner replaces them [05.5]: `assets/policies`, cleaned like every HTML. */
export function readBuiltInPages(): ReadonlyMap<string, Translated> {
  const languages = locales.map((language) => [language, readPages(language)] as const)
  return new Map(
    contentPageHandles.map((handle) => {
      const texts = Object.fromEntries(
        languages.map(([language, pages]) => [language, fillResults(toHtml(pages[handle]), language)]),
      )
      return [handle, sanitizeTranslated({ en: '', ...texts })]
    }),
  )
}
