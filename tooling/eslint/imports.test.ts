import { Linter } from 'eslint'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'
import { importLaw } from './imports.ts'

function complaints(filename: string, code: string): string[] {
  const base = defineConfig({ files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.base] })
  return new Linter().verify(code, [...base, ...importLaw], { filename }).map(({ message }) => message)
}

const ui = 'packages/storefront-ui/src'

it.each([
  ['packages/storefront-core/src/cart/cart.ts', "import 'react'", /imports nothing but itself/],
  ['packages/storefront-core/src/cart/cart.ts', "import x from 'lodash'", /imports nothing but itself/],
  [
    'packages/storefront-hooks/src/cart/use-cart.ts',
    "import x from '@krishi/storefront-ui/cart-drawer'",
    /never import ui/,
  ],
  [
    'packages/storefront-hooks/src/share/share-port.ts',
    "import type { ShareLinkRequest } from '@krishi/storefront-core/contract'",
    /words of the shop/,
  ],
  [
    'packages/storefront-hooks/src/share/share-port.ts',
    "import x from '@krishi/storefront-ui/icon'",
    /never import ui/,
  ],
  [`${ui}/cart-drawer/cart-drawer.tsx`, "import x from '@krishi/storefront-hooks/cart'", /never imports hooks/],
  [`${ui}/cart-drawer/cart-drawer.tsx`, "import { x } from '@krishi/storefront-core/cart'", /shows and never decides/],
  [`${ui}/cart-drawer/cart-drawer.tsx`, "import { Tabs } from 'radix-ui'", /primitives only/],
  [`${ui}/cart-drawer/cart-drawer.tsx`, "import x from '../../../storefront-core/src/cart/index.ts'", /by its name/],
  ['apps/storefront/src/routes/cart.tsx', "import x from '@krishi/api/shop'", /never imports the server/],
])('in %s refuses %s', (filename, code, sentence) => {
  expect(complaints(filename, code)).toEqual([expect.stringMatching(sentence)])
})

it.each([
  ['packages/storefront-core/src/cart/cart.ts', "import { ok } from '../result/index.ts'"],
  ['packages/storefront-core/src/cart/cart.test.ts', "import { it } from 'vitest'"],
  [
    'packages/storefront-hooks/src/share/share-port.ts',
    "import type { PortErrorCode, RedeemedCart } from '@krishi/storefront-core/contract'",
  ],
  [
    'packages/storefront-hooks/src/share/create-http-share-port.ts',
    "import type { SharePayloads } from '@krishi/storefront-core/contract'",
  ],
  [`${ui}/cart-drawer/cart-drawer.tsx`, "import type { Cart } from '@krishi/storefront-core/cart'"],
  [`${ui}/cart-drawer/cart-drawer.tsx`, "import { formatMoney } from '@krishi/storefront-core/format'"],
  [`${ui}/primitives/tabs/tabs.tsx`, "import { Tabs } from 'radix-ui'"],
])('in %s allows %s', (filename, code) => {
  expect(complaints(filename, code)).toEqual([])
})
