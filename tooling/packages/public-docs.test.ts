import { expect, it } from 'vitest'
import { withoutBehaviourIds } from './public-docs.ts'

it.each([
  ['/** Where it leads [05.6]. */', '/** Where it leads. */'],
  ['/** It rotates [11.1 - 11.7], once. */', '/** It rotates, once. */'],
  ['/** Kept [03.2, 03.3]. */', '/** Kept. */'],
  ['/** Signing in [32.1 to 32.6]. */', '/** Signing in. */'],
  ['/**\n * Paid [30.2,\n * 31.5].\n */', '/**\n * Paid.\n */'],
  ['/** Sharing [21.1-21.3]. */', '/** Sharing. */'],
  ['/** By itself [WCAG 3.2.2]. */', '/** By itself [WCAG 3.2.2]. */'],
  ['readonly widths: [160, 240]', 'readonly widths: [160, 240]'],
])('publishes %j as %j', (source, published) => {
  expect(withoutBehaviourIds(source)).toBe(published)
})
