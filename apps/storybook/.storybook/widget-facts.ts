import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readWidgetFacts } from '../docs/facts/read-widget-facts.ts'

const name = 'virtual:widget-facts'
const root = join(import.meta.dirname, '../../..')
/** What `pnpm budgets` has measured. */
const measured = join(root, 'reports/weights.json')

/** Vite plugin: `virtual:widget-facts` holds what the page of each widget tells from code and builds. */
export function widgetFacts(): Plugin {
  return {
    name: 'krishi:widget-facts',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null
      const weights = existsSync(measured) ? readFileSync(measured, 'utf8') : '{}'
      return `export const widgets = ${JSON.stringify(readWidgetFacts(root))}\nexport const weights = ${weights}`
    },
  }
}
