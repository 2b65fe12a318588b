import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createLazyIsland, hydrateIslands, onHydrate, prepareIslands } from './index.ts'

it('is rendered at once where its code was loaded before, with the islands in it', async () => {
  const told: string[] = []
  onHydrate(() => told.push('hydrate'))
  const Outer = createLazyIsland('outer', async () => {
    const Inner = createLazyIsland('inner', async () => ({ default: () => <b>Inner</b> }))
    return { default: () => <Inner /> }
  })
  await prepareIslands()
  // Loaded ahead of its turn, it still waits for the first touch.
  expect(renderToString(<Outer />)).not.toContain('Inner')
  expect(told).toEqual([])
  hydrateIslands()
  expect(renderToString(<Outer />)).toContain('<b>Inner</b>')
  await expect.poll(() => told).toEqual(['hydrate'])
})
