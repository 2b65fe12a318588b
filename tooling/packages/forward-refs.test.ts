import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { forwardRefs } from './forward-refs.ts'

/** Compiles one module of a package `/ui/src` for React 18. */
function compile(code: string): string {
  const file = '/ui/src/card/card.ts'
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    noLib: true,
  }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, code, target, true) : read(name, target)
  const program = ts.createProgram([file], options, host)
  let compiled = ''
  const before = [forwardRefs(program.getTypeChecker(), join('/ui/src', 'react-compat.ts'))]
  program.emit(program.getSourceFile(file), (_name, text) => (compiled = text), undefined, false, { before })
  return compiled.trim()
}

const compat = "import { takesRef } from '../react-compat.ts';\n"

it.each([
  [
    'export function Card(props: { ref?: object }) { return props.ref }',
    `${compat}export const Card = takesRef(function Card(props) { return props.ref; });`,
  ],
  [
    'function Part({ a, ...root }: { a: string; ref?: object }) { return [a, root] }\nexport const all = [Part]',
    `${compat}const Part = takesRef(function Part({ a, ...root }) { return [a, root]; });\nexport const all = [Part];`,
  ],
  [
    'declare const memo: (x: object) => object\nexport const Card = memo(function Card(props: { ref?: object }) { return props })',
    `${compat}export const Card = memo(takesRef(function Card(props) { return props; }));`,
  ],
])('puts takesRef around a component that has a ref: %s', (code, compiled) => {
  expect(compile(code)).toBe(compiled)
})

it.each([
  'export function Card(props) { return props; }',
  'export function Card() { return null; }',
  'export function useCard({ ref }) { return ref; }',
])('leaves alone what takes no ref: %s', (code) => {
  expect(compile(code)).toBe(code)
})
