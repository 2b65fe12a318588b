import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SyntheticEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bootPage } from '../testing/boot-page.ts'
import { createLazyIsland, keepRestoredTexts, replayTouches } from './index.ts'

let letThrough = () => {}
const code = new Promise<void>((resolve) => (letThrough = resolve))

const Reviews = createLazyIsland('reviews', async () => {
  await code
  return { default: ReviewForm }
})
const Broken = createLazyIsland('broken', () => Promise.reject(new Error('No such chunk')))

function ReviewForm() {
  const [stars, setStars] = useState(0)
  const [words, setWords] = useState('')
  return (
    <>
      <button type="button" onClick={() => setStars(stars + 1)}>{`Stars ${String(stars)}`}</button>
      <input aria-label="Review" value={words} onChange={(event) => setWords(event.target.value)} />
      <b>{`${String(words.length)} letters`}</b>
    </>
  )
}

/** Writes down what is done to it. A step that met what was there before the step ahead of it would wipe that one out. */
function Shop() {
  const [steps, setSteps] = useState<readonly string[]>([])
  const [mobile, setMobile] = useState('')
  const note = (step: string) => setSteps([...steps, step])
  const onSubmit = (step: string) => (event: SyntheticEvent) => {
    event.preventDefault()
    note(step)
  }
  useEffect(replayTouches, [])
  // The device remembers what the server does not know.
  const isKept = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return (
    <>
      <p role="status">{steps.join(', ')}</p>
      <button type="button" onClick={() => note('more')}>
        More
      </button>
      <form onSubmit={onSubmit(`code to ${mobile}`)}>
        <input aria-label="Mobile" value={mobile} onChange={(event) => setMobile(event.target.value)} />
        <button type="submit">Send a code</button>
      </form>
      <form action="/cart/add" data-add-to-cart="" onSubmit={onSubmit('add')}>
        <button
          type={steps.includes('add') ? 'button' : 'submit'}
          onClick={() => steps.includes('add') && note('plus')}
        >
          Add
        </button>
      </form>
      <select aria-label="Sort" defaultValue="new" onChange={(event) => note(`sort by ${event.target.value}`)}>
        <option value="new">New</option>
        <option value="price">Price</option>
      </select>
      <input
        type="checkbox"
        aria-label="Organic"
        onChange={(event) => note(`organic ${String(event.target.checked)}`)}
      />
      <button type="button" aria-pressed={isKept} onClick={() => note('compared')}>
        Compare
      </button>
      <Reviews />
      <Broken />
    </>
  )
}

/** The part of a lazy island that a server sends. */
const sent = (part: string) => `<!--$-->${part}<!--/$-->`

it('makes what was done before hydration again, once, in order, each on what the one before it has changed', async () => {
  const html = renderToString(<Shop />)
  const parts = [renderToString(<ReviewForm />), '<button type="button">Broken</button>']
  bootPage(
    `<main id="main"><div id="root">${html.replace(/<!--\$!-->.*?<!--\/\$-->/gs, () => sent(parts.shift() ?? ''))}</div></main>`,
  )
  const button = (name: string) => page.getByRole('button', { name })
  await userEvent.fill(page.getByRole('textbox', { name: 'Mobile' }), '98')
  await userEvent.click(button('More'))
  await userEvent.click(button('Send a code'))
  await userEvent.click(button('Send a code'))
  for (let tap = 0; tap < 3; tap++) await userEvent.click(button('Add'))
  await userEvent.selectOptions(page.getByRole('combobox'), 'price')
  // It looks as if nothing had happened, so it is tapped again.
  for (let tap = 0; tap < 2; tap++) await userEvent.click(page.getByRole('checkbox'))
  // It is what the tap was to make of it once the device has been asked.
  await userEvent.click(button('Compare'))
  await expect.element(button('Add')).toHaveAttribute('aria-busy', 'true')

  keepRestoredTexts()
  hydrateRoot(document.getElementById('root') as HTMLElement, <Shop />)
  const steps = ['more', 'code to 98', 'add', 'plus', 'plus', 'sort by price', 'organic true']
  await expect.element(page.getByRole('status')).toHaveTextContent(steps.join(', '))
  await expect.element(page.getByRole('textbox', { name: 'Mobile' })).toHaveValue('98')
  await expect.element(page.getByRole('checkbox')).toBeChecked()
  await expect.element(button('Compare')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Add')).not.toHaveAttribute('aria-busy')
  await userEvent.click(button('More'))
  await expect.element(page.getByRole('status')).toHaveTextContent([...steps, 'more'].join(', '))
})

it('makes what is done in a lazy island again once that is hydrated', async () => {
  await userEvent.fill(page.getByRole('textbox', { name: 'Review' }), 'Good')
  for (let tap = 0; tap < 2; tap++) await userEvent.click(page.getByRole('button', { name: /Stars/ }))
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('button', { name: /Stars/ })).toHaveTextContent('Stars 0')
  letThrough()
  await expect.element(page.getByRole('button', { name: /Stars/ })).toHaveTextContent('Stars 2')
  await expect.element(page.getByRole('textbox', { name: 'Review' })).toHaveValue('Good')
  await expect.element(page.getByText('4 letters')).toBeVisible()
  await expect.element(page.getByRole('main')).not.toHaveAttribute('aria-busy')
})

it('says so when the code for a tap cannot be loaded, and the page is no longer busy', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Broken' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('It did not load')
  await expect.element(page.getByRole('main')).not.toHaveAttribute('aria-busy')
})
