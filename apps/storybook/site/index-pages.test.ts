import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeIndex } from './index-pages.ts'

it('writes an index of the text of pages, without their stories', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'krishi-docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await writeIndex(
    [
      { id: 'foundations-colour--docs', html: '<h1>Colour</h1><p>Contrast of every pair.</p>' },
      { id: 'cart-badge--docs', html: '<h1>Badge</h1><div class="sb-story">Tomato seeds</div>' },
    ],
    folder,
  )
  expect(existsSync(join(folder, 'pagefind.js'))).toBe(true)
  const { languages } = JSON.parse(readFileSync(join(folder, 'pagefind-entry.json'), 'utf8'))
  expect(languages.en.page_count).toBe(2)
})
