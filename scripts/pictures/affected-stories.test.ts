import { expect, it } from 'vitest'
import { affectedStories, areStoriesUntouched } from './affected-stories.ts'
import type { StoryGraph } from './affected-stories.ts'

const ui = 'packages/storefront-ui/src'
const graph = (story: string, ...modules: readonly string[]): StoryGraph => ({
  story,
  modules: new Map(modules.map((path, index) => [path, index])),
})
const graphs = [
  graph('card', `${ui}/card/card.tsx`, `${ui}/badge/badge.tsx`),
  graph('badge', `${ui}/badge/badge.tsx`),
  graph('cart', `${ui}/cart/cart.tsx`),
]

it.each([
  ['a module', `${ui}/badge/badge.tsx`, ['badge', 'card']],
  ['a sheet', `${ui}/card/styles.css`, ['card']],
  ['a text', `${ui}/badge/messages/bn.json`, ['badge', 'card']],
  ['the tokens', `${ui}/theme/tokens.css`, ['card', 'badge', 'cart']],
  ['the list of sheets', `${ui}/styles.css`, ['card', 'badge', 'cart']],
  ['the preview of Storybook', 'apps/storybook/.storybook/preview.tsx', ['card', 'badge', 'cart']],
  ['a library', 'pnpm-lock.yaml', ['card', 'badge', 'cart']],
  ['a module of no story', `${ui}/otp/otp.tsx`, []],
  ['a test', `${ui}/card/card.browser.test.tsx`, []],
  ['the server', 'apps/api/src/config.ts', []],
])('takes the stories that %s can change', (_, file, stories) => {
  expect(affectedStories([file], graphs)).toEqual(stories)
})

it('begins with the stories that are nearest to any change', () => {
  expect(affectedStories([`${ui}/badge/badge.tsx`, 'pnpm-lock.yaml', `${ui}/cart/styles.css`], graphs)).toEqual([
    'badge',
    'cart',
    'card',
  ])
})

it('knows without reading any import when no story can be affected', () => {
  expect(areStoriesUntouched(['apps/api/src/config.ts', 'README.md', `${ui}/card/card.test.tsx`])).toBe(true)
  expect(areStoriesUntouched([`${ui}/card/styles.css`])).toBe(false)
})
