import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { InteractiveBox, aView, someIntents, someTerms } from './search-box.fixtures.tsx'
import type { SearchBoxView } from './index.ts'

const own = { title: 'Your crops', terms: someTerms('tomato') }
const before = { text: '', short: true, status: 'idle', items: [] } as const

function aBox(view: Partial<SearchBoxView>) {
  const told: unknown[][] = []
  const box = <InteractiveBox action="/search" view={aView(view)} {...someIntents((...what) => told.push([...what]))} />
  return { told, box }
}

describe('terms of the shopper in a search', () => {
  it('are reached by keyboard before there is a text', async () => {
    const { told, box } = aBox({ ...before, own })
    await render(box)
    await page.getByRole('combobox').click()
    await expect.element(page.getByRole('group', { name: 'Your crops' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => told).toContainEqual(['term', 'tomato'])
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('stand after what a text has found', async () => {
    await render(aBox({ own }).box)
    const options = page.getByRole('option')
    await expect.poll(() => options.elements().at(-1)?.textContent).toBe('tomato')
    expect(options.elements().at(-2)?.textContent).toBe('Show all results')
  })
})
