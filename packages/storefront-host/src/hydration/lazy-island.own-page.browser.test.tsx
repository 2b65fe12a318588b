import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createLazyIsland, hydrateIslands, onHydrate, prepareIslands, replayIslandClicks } from './index.ts'

function Stepper() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Bags ${String(count)}`}
    </button>
  )
}

/** An island as its server sends it: within the marks of the boundary that waits for its code. */
const rendered = (name: string) =>
  `<div data-island="${name}" class="shop-island"><!--$-->${renderToString(<Stepper />)}<!--/$--></div>`

it('stays the HTML of the server until it is tapped, and does what was tapped', async () => {
  let letThrough = () => {}
  let asked = 0
  const code = new Promise<void>((resolve) => (letThrough = resolve))
  const Island = createLazyIsland('stepper', async () => {
    asked += 1
    await code
    return { default: Stepper }
  })
  document.body.innerHTML = `<main id="main"><div id="root">${rendered('stepper')}</div></main>`
  const root = document.getElementById('root') as HTMLElement
  const errors: unknown[] = []
  hydrateRoot(root, <Island />, { onRecoverableError: (error) => errors.push(error) })
  replayIslandClicks()
  let told = 0
  onHydrate(() => (told += 1))
  await expect.element(page.getByRole('button', { name: 'Bags 0' })).toBeVisible()
  expect([asked, told]).toEqual([0, 0])

  await userEvent.click(page.getByRole('button'))
  await expect.poll(() => asked).toBeGreaterThan(0)
  expect(told).toBe(1)
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('button')).toHaveTextContent('Bags 0')
  letThrough()
  await expect.element(page.getByRole('button')).toHaveTextContent('Bags 1')
  await expect.element(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  expect(errors).toEqual([])
})

it('is rendered at once where its code was loaded before, with the islands in it', async () => {
  const Inner = () => <b>Inner</b>
  const Outer = createLazyIsland('outer', async () => {
    const Nested = createLazyIsland('inner', async () => ({ default: Inner }))
    return { default: () => <Nested /> }
  })
  hydrateIslands()
  await prepareIslands()
  expect(renderToString(<Outer />)).toContain('<b>Inner</b>')
})
