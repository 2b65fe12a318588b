import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { PriceRange } from './index.ts'

// A file of its own: the slider's code is fetched once a page.
describe('the slider of a price', () => {
  it('loads when the focus is near, and nothing moves', async () => {
    const screen = await render(<PriceRange value={{ min: 500, max: 1_700 }} onValueChange={() => undefined} />)
    const height = () => screen.container.querySelector('[role=group]')?.getBoundingClientRect().height
    const before = height()
    expect(page.getByRole('slider').elements()).toEqual([])
    page.getByRole('textbox', { name: 'Lowest price' }).element().focus()
    await expect.element(page.getByRole('slider', { name: 'Lowest price' })).toBeInTheDocument()
    expect(height()).toBe(before)
  })
})
