import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'

/** The style sheet of a page that embeds our widgets. */
export interface HostSheet {
  readonly name: string
  readonly css: string
  /** Its rules are in cascade layers. */
  readonly isLayered?: true
}

const installed = (path: string) => readFileSync(join(root, 'node_modules', path), 'utf8')
const written = (name: string) => readFileSync(join(root, 'test-fixtures/host-sheets', `${name}.css`), 'utf8')

/**
 * Style sheets of typical partner sites. Those of Tailwind are the compiled copies in `@unocss/reset`. npm has none of WordPress
 * themes and Dawn: they are written for this test, as is the hostile one.
 */
export function hostSheets(): readonly HostSheet[] {
  return [
    { name: 'Bootstrap 5', css: installed('bootstrap/dist/css/bootstrap.css') },
    { name: 'Tailwind 3', css: installed('@unocss/reset/tailwind.css') },
    {
      name: 'Tailwind 4',
      css: `@layer theme, base, components, utilities; @layer base { ${installed('@unocss/reset/tailwind-v4.css')} }`,
      isLayered: true,
    },
    { name: 'a WordPress block theme', css: written('wordpress-block-theme') },
    { name: 'Shopify Dawn', css: written('shopify-dawn') },
    { name: 'a hostile page', css: written('hostile') },
  ]
}
