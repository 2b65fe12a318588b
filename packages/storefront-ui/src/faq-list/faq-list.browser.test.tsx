import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { aText, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { faqListContract } from './faq-list.contract.ts'
import { FaqList } from './index.ts'
import en from './messages/en.json'

const questions = [
  { id: 'mix', question: aText('Can I mix it?'), answer: aText('Try it in a glass.') },
  { id: 'keep', question: aText('कैसे रखें?', 'hi'), answer: aText('सूखी जगह पर।', 'hi') },
]

conformance('FaqList', { contract: faqListContract, widget: () => <FaqList questions={questions} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('FaqList %s', (_place, renderThere) => {
  it('[15.14] [35.4] opens an answer by tap, and closes it again', async () => {
    await renderThere(<FaqList questions={questions} />)
    const answer = page.getByText('Try it in a glass.')
    await expect.element(answer).not.toBeVisible()
    await page.getByText('Can I mix it?').click()
    await expect.element(answer).toBeVisible()
    await page.getByText('Can I mix it?').click()
    await expect.element(answer).not.toBeVisible()
  })
})

describe('FaqList', () => {
  it('[15.14] opens by keyboard, and marks a text in another language', async () => {
    await render(<FaqList questions={questions} />)
    await expect.element(page.getByRole('region', { name: 'Questions and answers' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(2)
    const answer = page.getByText('सूखी जगह पर।')
    await expect.element(answer).toBeVisible()
    expect(answer.element().closest('[lang]')?.getAttribute('lang')).toBe('hi')
  })

  it('is not there without a question', async () => {
    const { container } = await render(<FaqList questions={[]} />)
    expect(container.textContent).toBe('')
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<FaqList questions={questions} messages={pseudoMessages(en)} />)
    expect(
      leakedWords(
        container,
        questions.flatMap(({ question, answer }) => [question.text, answer.text]),
      ),
    ).toEqual([])
  })
})
