import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const reactOfAria = fileURLToPath(new URL('../src/lean/react-of-aria.ts', import.meta.url))
const wholeImport = /import (\$\w+\$react)(?:, (\{[^}]*\}))? from "react"/g

function ownImports(_: string, whole: string, names = '{}'): string {
  return `import ${whole} from ${JSON.stringify(reactOfAria)};import ${names} from "react"`
}

/** Vite plugin: a library that imports React whole would bring all that Preact has of it, 2 KiB that nothing calls. */
export function namedReact(): Plugin {
  return {
    name: 'krishi:named-react',
    enforce: 'pre',
    transform(code, id) {
      if (/\/react-(aria|stately)\//.test(id)) return { code: code.replaceAll(wholeImport, ownImports), map: null }
      if (!id.includes('/zustand/')) return null
      return { code: code.replace("import React from 'react'", "import * as React from 'react'"), map: null }
    },
  }
}

/** What makes guards, readers and contexts and does nothing else: what is made and not used can be left out. */
export const pureFunctions: readonly string[] = [
  ...['accept', 'decode', 'fieldOf', 'hasShape', 'isAbsentOr', 'isListOf', 'isMapOf', 'isNullOr', 'isOneOf'],
  ...['createContext', 'createIcon', 'lazyPort', 'memo'],
]
