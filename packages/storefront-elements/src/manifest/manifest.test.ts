import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { firstElements } from '../loader/element-table.ts'
import { fieldElements } from '../loader/field-elements.ts'
import { moreElements } from '../loader/more-elements.ts'
import { elementFacts } from './element-facts.ts'
import { writeDocs } from './write-docs.ts'
import { writeManifest } from './write-manifest.ts'
import { writeTypes } from './write-types.ts'

const root = join(import.meta.dirname, '../../../..')

/** A table without the spaces that align its columns. */
const plain = (text: string) => text.replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '---')

/** What the compiler says of a page that uses the declarations, beside the types of React. */
function problemsOf(page: string): string[] {
  const files: Readonly<Record<string, string>> = {
    [join(import.meta.dirname, 'elements.d.ts')]: writeTypes(),
    [join(import.meta.dirname, 'page.tsx')]: page,
  }
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], jsx: ts.JsxEmit.ReactJSX },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  }
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => path in files || disk.fileExists(path),
    getSourceFile: (path, target) => {
      const text = files[path]
      return text === undefined ? disk.getSourceFile(path, target) : ts.createSourceFile(path, text, target)
    },
  }
  const program = ts.createProgram(Object.keys(files), options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

describe('the list of elements', () => {
  it('is what the loader defines', () => {
    const listed = elementFacts.map(({ tag, attributes }) => [tag, attributes.map(({ name }) => name)])
    const defined = Object.entries({ ...firstElements, ...moreElements, ...fieldElements })
    expect(listed).toEqual(defined.map(([tag, { attributes }]) => [tag, attributes]))
  })

  it('is a manifest in the schema of the community', () => {
    const { schemaVersion, modules } = JSON.parse(writeManifest())
    expect(schemaVersion).toBe('1.0.0')
    const [first] = modules[0].declarations
    expect(first).toMatchObject({ kind: 'class', customElement: true, tagName: 'krishi-buy-button' })
    expect(first.members.map(({ name }: { name: string }) => name)).toEqual(['product', 'variant'])
  })

  it('is what the page for readers says', () => {
    expect(plain(readFileSync(join(root, 'docs/ELEMENTS.md'), 'utf8'))).toContain(plain(writeDocs()))
  })
})

it('declares elements, properties, events and templates, and nothing that no element has', () => {
  const page = `
    const button = document.createElement('krishi-buy-button')
    button.product = 'tomato'
    document.addEventListener('krishi-cart-change', ({ detail }) => detail.subtotal.toFixed(2))
    document.querySelector('krishi-cart-drawer')!.open = true
    document.querySelector('krishi-otp-input')!.form!.onsubmit = () => document.querySelector('krishi-otp-input')!.checkValidity()
    export const code = <krishi-otp-input name="code" length={6} disabled><input name="code" /></krishi-otp-input>
    export const page = <krishi-buy-button product="tomato" color-scheme="auto"><a href="/shop">Shop</a></krishi-buy-button>
    button.colour = 'red'
    export const wrong = <krishi-cart-button product="tomato" />`
  expect(problemsOf(page)).toEqual([
    expect.stringMatching(/'colour' does not exist on type 'KrishiBuyButton'/),
    expect.stringMatching(/'product' does not exist on type 'KrishiCartButtonAttributes/),
  ])
})
