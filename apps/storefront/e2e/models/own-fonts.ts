import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Page } from '@playwright/test'

const require = createRequire(import.meta.url)
const scripts = ['', '-bengali', '-devanagari', '-kannada', '-tamil', '-telugu']
const sheets = [
  ...scripts.map((script) => require.resolve(`@fontsource-variable/noto-sans${script}/wght.css`)),
  require.resolve('@fontsource/noto-sans-symbols-2/400.css'),
]
const files = new Map(sheets.map((sheet) => [basename(dirname(sheet)), join(dirname(sheet), 'files')]))

/** The faces, at addresses of the shop: its security policy takes fonts from nowhere else. */
const faces = sheets.map((sheet) =>
  readFileSync(sheet, 'utf8').replaceAll('./files/', `/picture-fonts/${basename(dirname(sheet))}/`),
)
const stack = readFileSync(new URL('../../../storybook/.storybook/fonts.css', import.meta.url), 'utf8')

/** Serves the fonts of Storybook to a page: the shop takes those of the phone, and every machine has others. */
export async function serveFonts(page: Page): Promise<void> {
  await page.route('/picture-fonts/**', (route) => {
    const [folder = '', file = ''] = new URL(route.request().url()).pathname.split('/').slice(-2)
    return route.fulfill({ path: join(files.get(folder) ?? '', file) })
  })
}

/** Dresses what the page shows in those fonts. */
export async function wearFonts(page: Page): Promise<void> {
  await page.addStyleTag({ content: [...faces, stack].join('\n') })
  // The faces are fetched for the letters that a first layout finds.
  await page.evaluate(async () => {
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}
