import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../styles.css'
import { leakedWords, pseudoMessages } from '../testing/index.ts'
import { NotOffered } from './index.ts'
import en from './messages/en.json'

describe('NotOffered', () => {
  it('says what there is not, and that shopping can go on', async () => {
    await render(<NotOffered as="h1" />)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('This shop does not offer this yet')
    await expect.element(page.getByText('Your cart is safe.', { exact: false })).toBeVisible()
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<NotOffered messages={pseudoMessages(en)} />)
    expect(leakedWords(container)).toEqual([])
  })
})
