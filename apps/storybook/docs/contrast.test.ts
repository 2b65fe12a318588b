import { expect, it } from 'vitest'
import { contrastOf, pairsWith } from './contrast.ts'
import type { Token } from './read-tokens.ts'

const colour = (name: string, value: string, dark: string | null = null): [string, Token] => [
  `--sf-color-${name}`,
  { name: `--sf-color-${name}`, group: 'colour', value, dark },
]
const leaf = new Map([colour('text', '#000', '#fff'), colour('bg', '#fff', '#000'), colour('action', '#777')])

it('reckons a pair by day and at night, and takes what a brand leaves from the default', () => {
  expect(contrastOf(['text', 'bg'], [leaf], 'value')).toBeCloseTo(21)
  expect(contrastOf(['text', 'bg'], [leaf], 'dark')).toBeCloseTo(21)
  const brand = new Map([colour('action', '#000')])
  expect(contrastOf(['action', 'bg'], [brand, leaf], 'value')).toBeCloseTo(21)
  expect(contrastOf(['action', 'bg'], [leaf], 'value')).toBeCloseTo(4.48, 1)
})

it('finds the pairs of a colour, whichever of the two it is', () => {
  expect(pairsWith('--sf-color-action-soft')).toContainEqual(['action', 'action-soft'])
  expect(pairsWith('--sf-color-text').every(([ink]) => ink === 'text')).toBe(true)
  expect(pairsWith('--sf-space-8')).toEqual([])
})
