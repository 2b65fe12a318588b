import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { someCards } from '../product-strip/product-strip.fixtures.tsx'
import { conformance, leakedWords, pseudoMessages } from '../testing/index.ts'
import en from './messages/en.json'
import { recentlyViewedContract } from './recently-viewed.contract.ts'
import { RecentlyViewed } from './index.ts'

const nothing = () => undefined

conformance('RecentlyViewed', {
  contract: recentlyViewedContract,
  widget: () => <RecentlyViewed status="cleared" onClear={nothing} onUndo={nothing} />,
})

function Kept() {
  const [isCleared, setCleared] = useState(false)
  return (
    <RecentlyViewed
      status={isCleared ? 'cleared' : 'ready'}
      onClear={() => setCleared(true)}
      onUndo={() => setCleared(false)}
    >
      {someCards}
    </RecentlyViewed>
  )
}

describe('recently viewed products', () => {
  it('[17.5] are cleared and brought back by one button, which keeps the focus', async () => {
    await render(<Kept />)
    const region = page.getByRole('region', { name: 'Recently viewed' })
    expect(region.getByRole('article').elements()).toHaveLength(6)
    region.getByRole('button', { name: 'Clear list' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(region.getByText(en.cleared)).toBeVisible()
    expect(region.getByRole('article').elements()).toEqual([])
    await expect.element(region.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(region.getByRole('button', { name: 'Clear list' })).toHaveFocus()
    expect(region.getByRole('article').elements()).toHaveLength(6)
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(
      <RecentlyViewed status="cleared" onClear={nothing} onUndo={nothing} messages={pseudoMessages(en)} />,
    )
    expect(leakedWords(container, [])).toEqual([])
  })
})
