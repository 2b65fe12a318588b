import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkWidget } from '../contracts/check-widget.ts'
import { root } from '../lib/root.ts'
import { checkFolder } from '../messages/check-folder.ts'
import { widgetNames } from './widget-names.ts'
import { withImport, writeWidget } from './write-widget.ts'

const name = 'pincode-check'
let source = ''

function read(path: string): string {
  return readFileSync(join(source, name, path), 'utf8')
}

beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'krishi-widget-'))
  writeFileSync(join(source, 'styles.css'), "@import './theme/tokens.css';\n@import './tile-grid/styles.css';\n")
  writeWidget(source, name)
})

afterEach(() => rmSync(source, { recursive: true }))

it('writes every file that a widget has', () => {
  expect(readdirSync(join(source, name), { recursive: true }).sort()).toEqual([
    'index.ts',
    'messages',
    ...['bn', 'en', 'hi', 'kn', 'ta', 'te'].map((language) => `messages/${language}.json`),
    'pincode-check.browser.test.tsx',
    'pincode-check.contract.ts',
    'pincode-check.stories.tsx',
    'pincode-check.tsx',
    'styles.css',
  ])
})

it('writes them as the formatter would', async () => {
  const config = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig
  for (const path of readdirSync(join(source, name), { recursive: true, encoding: 'utf8' })) {
    if (!path.includes('.')) continue
    const { code } = await format(path, read(path), config)
    expect([path, code]).toEqual([path, read(path)])
  }
})

it('keeps contract, style sheet and component alike', () => {
  const contract = { scope: name, parts: { root: 'It.' }, attributes: {}, variables: {} }
  const shared = { tokens: new Set(['--sf-space-16', '--sf-color-text']), contracts: [contract] }
  expect(read('pincode-check.contract.ts')).toContain("scope: 'pincode-check'")
  expect(
    checkWidget({ contracts: [contract], css: read('styles.css'), code: read('pincode-check.tsx') }, shared),
  ).toEqual([])
})

it('asks for translations', () => {
  const [en, hi] = ['en', 'hi'].map(
    (language) => JSON.parse(read(`messages/${language}.json`)) as Record<string, string>,
  )
  const folder = { ...(en && { en }), ...(hi && { hi }) }
  expect(checkFolder(folder, read('pincode-check.tsx'))).toContain('hi.json: "title" is the same as in English')
})

it('adds its style sheet to those of all, in order', () => {
  const sheet =
    "@import './theme/tokens.css';\n@import './pincode-check/styles.css';\n@import './tile-grid/styles.css';\n"
  expect(readFileSync(join(source, 'styles.css'), 'utf8')).toBe(sheet)
  expect(withImport(sheet, 'trust-marker')).toBe(`${sheet}@import './trust-marker/styles.css';\n`)
})

it('keeps a widget that is there', () => {
  expect(() => writeWidget(source, name)).toThrow(/There is a widget pincode-check already/)
})

it.each(['PincodeCheck', 'pincode_check', '-check', ''])('refuses the name "%s"', (wrong) => {
  expect(() => widgetNames(wrong)).toThrow(/is no name for a widget/)
})
