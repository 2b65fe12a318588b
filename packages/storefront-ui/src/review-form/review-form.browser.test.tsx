import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import en from './messages/en.json'
import { reviewFormContract } from './review-form.contract.ts'
import { ReviewForm } from './index.ts'
import type { ReviewFormProps } from './index.ts'

const nothing = () => undefined
const noPictures = { items: [], problem: null, onAdd: nothing, onRemove: nothing }

function Form(own: Partial<ReviewFormProps>) {
  const [draft, setDraft] = useState(own.draft ?? { rating: 5, message: '' })
  return (
    <ReviewForm
      open
      product="Tomato seed"
      messageLimit={1000}
      problems={[]}
      attempt={0}
      status="writing"
      pictures={noPictures}
      onOpenChange={nothing}
      onSubmit={nothing}
      {...own}
      draft={draft}
      onDraftChange={(change) => {
        own.onDraftChange?.(change)
        setDraft((before) => ({ ...before, ...change }))
      }}
    />
  )
}

conformance('ReviewForm', { contract: reviewFormContract, widget: () => <Form />, rendersOnServer: false })

const message = page.getByRole('textbox', { name: 'Your review' })
const submit = page.getByRole('button', { name: 'Submit review' })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('ReviewForm %s', (_place, renderThere) => {
  it('[19.4] takes stars and words, and is sent by its button', async () => {
    const changes: unknown[] = []
    let sent = 0
    await renderThere(<Form onDraftChange={(change) => changes.push(change)} onSubmit={() => (sent += 1)} />)
    await expect.element(page.getByRole('dialog', { name: 'Write a review' })).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /^5 stars/ })).toBeChecked()
    await page.getByRole('radio', { name: /^4 stars/ }).click()
    await userEvent.type(message, 'Ok')
    await submit.click()
    expect(changes).toEqual([{ rating: 4 }, { message: 'O' }, { message: 'Ok' }])
    expect(sent).toBe(1)
  })

  it('[19.4] says that a comment is mandatory, beside the field, and moves there', async () => {
    const problems = [{ field: 'message', error: 'required' }] as const
    const screen = await renderThere(<Form />)
    await screen.rerender(<Form problems={problems} attempt={1} />)
    await expect.element(message).toHaveAccessibleDescription(/^Please write a review !/)
    await expect.poll(() => message.element().matches(':focus')).toBe(true)
  })
})

describe('ReviewForm', () => {
  it('[19.4] is busy while it is sent, once, and keeps the words in sight', async () => {
    let sent = 0
    await render(<Form status="sending" draft={{ rating: 4, message: 'Good' }} onSubmit={() => (sent += 1)} />)
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    await submit.click({ force: true })
    message.element().closest('form')?.requestSubmit()
    expect(sent).toBe(0)
    await expect.element(message).toHaveValue('Good')
  })

  it.each([
    ['sent', 'Your review has been submitted'],
    ['sent-for-check', 'Your review has been submitted. We show it after a check.'],
  ] as const)('[19.4] thanks when it is %s, in a region that was there before', async (status, thanks) => {
    const { rerender } = await render(<Form />)
    const region = page.getByRole('dialog').getByRole('status').first()
    const before = region.element()
    await rerender(<Form status={status} />)
    await expect.element(region).toHaveTextContent(thanks)
    expect(region.element()).toBe(before)
    expect(submit.elements()).toEqual([])
  })

  it.each([
    ['failed', 'Your review was not sent. It is still here: please try again.'],
    ['not-sent', 'You are offline. Your review was not sent and is still here.'],
    [
      'no-answer',
      'We could not hear whether your review was sent. It is still here: send it again, it never counts twice.',
    ],
    ['signed-out', 'You are signed out. Sign in and send your review, which is still here.'],
  ] as const)('[19.4] says in words that it was not sent, and keeps them: %s', async (status, text) => {
    await render(<Form status={status} draft={{ rating: 2, message: 'Came late' }} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent(text)
    await expect.element(message).toHaveValue('Came late')
    await expect.element(page.getByRole('radio', { name: /^2 stars/ })).toBeChecked()
  })

  it('says how long a comment may be, and asks for stars where none are preselected', async () => {
    await render(
      <Form
        draft={{ rating: 0, message: 'x' }}
        problems={[
          { field: 'rating', error: 'required' },
          { field: 'message', error: 'too-long' },
        ]}
      />,
    )
    await expect.element(message).toHaveAccessibleDescription(/shorten it to 1000 letters/)
    await expect
      .element(page.getByRole('group', { name: 'Your rating' }))
      .toHaveAccessibleDescription(/choose your stars/)
  })

  it('shows pictures small, takes them out, and says why one was not taken', async () => {
    const removed: string[] = []
    const added: string[] = []
    const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'field.jpg', { type: 'image/svg+xml' })
    const { container } = await render(
      <Form
        pictures={{
          items: [
            { id: 'p1', name: 'field.jpg', source: file },
            { id: 'p2', name: '2', source: '/img/review-2.webp' },
          ],
          problem: 'size',
          onAdd: (files) => added.push(...files.map(({ name }) => name)),
          onRemove: (id) => removed.push(id),
        }}
      />,
    )
    await expect.element(page.getByRole('img', { name: 'field.jpg' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: '2', exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Add pictures' }))
      .toHaveAccessibleDescription(/larger than 5 MB.*Up to 3/)
    await page.getByRole('button', { name: 'Remove picture field.jpg' }).click()
    expect(removed).toEqual(['p1'])
    const input = container.ownerDocument.querySelector<HTMLInputElement>("[data-part='file']")
    if (!input) throw new Error('There is no choice of files, so no picture can be added. Render the field.')
    await userEvent.upload(input, new File(['x'], 'leaf.png', { type: 'image/png' }))
    expect(added).toEqual(['leaf.png'])
  })

  it('says in view beside the button why it was not sent, however long the form is', async () => {
    const items = [{ id: 'p1', name: '1', source: '/img/review-1.webp' }]
    await render(<Form status="not-sent" pictures={{ ...noPictures, items }} draft={{ rating: 4, message: 'Good' }} />)
    const why = page.getByText('You are offline. Your review was not sent and is still here.')
    await expect.element(why).toBeVisible()
    await expect.poll(() => why.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight)
  })

  it('[19.4] says that a second review changes the first', async () => {
    await render(<Form isChange draft={{ rating: 2, message: 'Came late' }} />)
    const dialog = page.getByRole('dialog', { name: 'Change your review' })
    await expect.element(dialog.getByText(/takes the place of that review/)).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Change review' })).toBeVisible()
  })

  it('has no word of its own outside its messages', async () => {
    await render(<Form isChange messages={pseudoMessages(en)} product="data" />)
    const form = page.getByRole('dialog').element().querySelector("[data-part='form']")
    const fields = form?.querySelectorAll("[data-scope='rating-input']") ?? []
    fields.forEach((field) => field.remove())
    expect(form && leakedWords(form, ['data'])).toEqual([])
  })
})
