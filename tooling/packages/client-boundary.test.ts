import { expect, it } from 'vitest'
import { withClientBoundary } from './client-boundary.ts'

it.each([
  "import { useState } from 'react'\n",
  'import { jsx as _jsx } from "react/jsx-runtime";\n',
  "import { money } from './money.js'\nimport { useStore } from 'zustand/react'\n",
  "import {\n  Root,\n  List,\n} from 'radix-ui'\n",
  "export { useEffectEvent } from 'react'\n",
])('marks a module that only a browser can run: %s', (code) => {
  expect(withClientBoundary(code)).toBe(`'use client';${code}`)
})

it.each([
  "import { createStore } from 'zustand/vanilla'\n",
  "export { Button } from './button.js'\n",
  "const name = 'react'\n",
  "import { readCart } from './react-cart.js'\n",
])('leaves a module unmarked that a server runs too: %s', (code) => {
  expect(withClientBoundary(code)).toBe(code)
})
