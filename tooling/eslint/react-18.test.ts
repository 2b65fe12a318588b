import { Linter } from 'eslint'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'
import { importLaw } from './imports.ts'
import { newerMarkup } from './react-18.ts'

const base = defineConfig({
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.base],
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  rules: { 'no-restricted-syntax': ['error', ...newerMarkup] },
})

function complaints(code: string, filename = 'packages/storefront-ui/src/card/card.tsx'): string[] {
  return new Linter().verify(code, [...base, ...importLaw], { filename }).map(({ message }) => message)
}

it.each([
  "import { useEffectEvent } from 'react'",
  "import { use, useState } from 'react'",
  "import { useFormStatus } from 'react-dom'",
  '<ShopContext value={shop} />',
  '<div inert={isBusy} />',
  '<form action={async (data) => send(data)} />',
  '<div ref={(element) => { watch(element); return () => leave(element) }} />',
  '<title>Shop</title>',
  'startTransition(async () => load())',
  "useDeferredValue(text, '')",
])('refuses what React 18 does not have: %s', (code) => {
  expect(complaints(code)).toEqual([expect.stringContaining('React 18.2')])
})

it.each([
  "import { useState } from 'react'",
  "import { createPortal } from 'react-dom'",
  '<ShopContext.Provider value={shop} />',
  '<form action={address} />',
  '<div ref={(element) => { watch(element) }} />',
  'startTransition(() => show(page))',
])('allows %s', (code) => {
  expect(complaints(code)).toEqual([])
})

it('lets the module that stands for React 19 import it', () => {
  expect(complaints("export { useEffectEvent } from 'react'", 'packages/storefront-ui/src/react-compat.ts')).toEqual([])
})
