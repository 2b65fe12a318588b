import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { widgetSheets } from './widget-sheets.ts'

const source = mkdtempSync(join(tmpdir(), 'krishi-sheets-'))
afterEach(() => rmSync(source, { recursive: true }))

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(source, path)), { recursive: true })
  writeFileSync(join(source, path), text)
}

it('names the sheets of all that a widget runs, in the order of the library, and no others', () => {
  write(
    'styles.css',
    ['primitives/button', 'cart', 'lines', 'toast'].map((at) => `@import './${at}/styles.css';`).join('\n'),
  )
  for (const folder of ['primitives/button', 'cart', 'lines', 'toast']) write(`${folder}/styles.css`)
  const at = (path: string) => relative(process.cwd(), join(source, path))
  const module = (...imports: string[]) => ({ imports: imports.map((path) => ({ path: at(path) })) })
  const graph = {
    inputs: {
      [at('cart/index.ts')]: module('cart/cart.tsx'),
      [at('cart/cart.tsx')]: module('lines/index.ts', 'money/format.ts'),
      // Each of the two imports the other.
      [at('lines/index.ts')]: module('primitives/button/index.ts', 'cart/cart.tsx'),
      [at('money/format.ts')]: module(),
      [at('primitives/button/index.ts')]: module(),
      [at('toast/index.ts')]: module('cart/index.ts'),
    },
  }
  expect(widgetSheets(graph, source, 'cart')).toEqual(
    ['primitives/button', 'cart', 'lines'].map((folder) => join(source, folder, 'styles.css')),
  )
})
