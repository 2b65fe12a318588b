import { useState } from 'react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../styles.css'
import styles from '../styles.css?inline'
import { aText, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { SearchBox, SearchCombobox } from './index.ts'
import type { SearchBoxProps } from './index.ts'
import en from './messages/en.json'
import { searchBoxContract } from './search-box.contract.ts'
import { aView, InteractiveBox, someArticles, someIntents, someTerms } from './search-box.fixtures.tsx'

const starting = { text: '', short: true, status: 'idle', items: [] } as const

/** A plain form whose box comes later. */
function LateBox({ isHere, ...props }: SearchBoxProps & { readonly isHere: boolean }) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  return (
    <div style={{ position: 'relative' }}>
      <form ref={setForm} action={props.action}>
        <input type="search" name="q" aria-label="Search the shop" />
      </form>
      {isHere && form ? <SearchCombobox {...props} form={form} /> : null}
    </div>
  )
}

/** A box, and everything that it told. */
function aBox(own: Partial<SearchBoxProps> = {}) {
  const told: unknown[][] = []
  const props: SearchBoxProps = {
    action: '/search',
    view: aView(),
    ...someIntents((...what) => told.push([...what])),
    ...own,
  }
  return { told, box: <InteractiveBox {...props} />, props }
}

const field = page.getByRole('combobox', { name: 'Search the shop' })
const options = () => page.getByRole('option').elements()
const active = () => {
  const root = field.element().getRootNode() as Document | ShadowRoot
  return root.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null
}
/** Whether the field has the focus, seen from the tree that it stands in. */
const hasFocus = () => {
  const root = field.element().getRootNode() as Document | ShadowRoot
  return root.activeElement === field.element()
}
const press = (keys: string) => userEvent.keyboard(keys)

conformance('SearchBox', { contract: searchBoxContract, widget: () => <SearchBox {...aBox().props} /> })

describe.each([
  ['in the page', (ui: ReactNode) => render(ui)],
  ['in a shadow root', (ui: ReactNode) => renderInShadow(ui, { styles })],
] as const)('SearchBox %s', (_place, renderThere) => {
  it('[11.9] is a combobox whose list is gone through by keyboard, round and round, with the focus in the field', async () => {
    await renderThere(aBox().box)
    await field.click()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await expect.element(page.getByRole('listbox', { name: 'Results for “tom”' })).toBeVisible()
    expect(options()).toHaveLength(6)
    await press('{ArrowDown}')
    await expect.poll(active).toContain('Arka Rakshak')
    await press('{ArrowUp}')
    await expect.poll(active).toBe('Show all results')
    await press('{ArrowDown}')
    await expect.poll(active).toContain('Arka Rakshak')
    await press('{End}')
    await expect.poll(active).toBe('Show all results')
    await press('{Home}{ArrowDown}')
    await expect.poll(active).toContain('Abhinav')
    await expect.element(page.getByRole('option', { name: /^Abhinav/, selected: true })).toBeVisible()
    await expect.poll(hasFocus).toBe(true)
  })

  it('[11.9] opens the option that the keyboard is on, and submits the form where it is on none', async () => {
    const { told, box } = aBox()
    await renderThere(box)
    await field.click()
    await press('{ArrowDown}{Enter}')
    await expect.poll(() => told).toContainEqual(['item'])
    expect(location.hash).toBe('#product-0')
    told.length = 0
    await press('a{Enter}')
    await expect.poll(() => told).toEqual([['text', 'toma'], ['submit']])
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('[11.9] closes on Escape and keeps the text, clears it on the next one, and opens again with an arrow', async () => {
    const { told, box } = aBox()
    await renderThere(box)
    await field.click()
    await press('{Escape}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field).toHaveValue('tom')
    await press('{ArrowDown}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await press('{Escape}{Escape}')
    await expect.element(field).toHaveValue('')
    expect(told.map(([what]) => what).filter((what) => what !== 'open')).toEqual(['close', 'close', 'dismiss'])
  })

  it('[11.9] opens with Alt and Down on no option, and closes with Alt and Up', async () => {
    const { box } = aBox()
    const screen = await renderThere(box)
    await field.click()
    await press('{Escape}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await press('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    expect(active()).toBeNull()
    await press('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await screen.unmount()
  })

  it('[11.9] never puts an older text back over the letters that were typed after it', async () => {
    await renderThere(aBox().box)
    await field.click()
    const input = field.element() as HTMLInputElement
    input.value = 'toma'
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    input.value = 'tomat'
    await press('{Escape}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field).toHaveValue('tomat')
  })

  it('[11.7] closes and clears on a click beside it, and on none inside', async () => {
    const { told, box } = aBox({ view: aView({ ...starting, text: 't', recent: someTerms('neem'), popular: [] }) })
    await renderThere(
      <>
        <p>Beside</p>
        {box}
      </>,
    )
    await field.click()
    await page.getByRole('group', { name: 'Recent searches' }).getByText('Recent searches').click()
    expect(told.map(([what]) => what)).not.toContain('dismiss')
    await page.getByText('Beside').click()
    await expect.element(field).toHaveValue('')
    await expect.poll(() => told.at(-1)).toEqual(['dismiss'])
  })

  it('[11.5] offers what was and what is searched often, and forgets at a tap', async () => {
    const { told, box } = aBox({
      view: aView({ ...starting, recent: someTerms('neem oil', 'urea'), popular: someTerms('sprayer') }),
    })
    await renderThere(box)
    await field.click()
    await expect.element(page.getByRole('group', { name: 'Popular searches' })).toBeVisible()
    const recent = page.getByRole('option', { name: 'urea' })
    const remove = page.getByRole('button', { name: 'Remove “urea” from recent searches' })
    const [line, button] = [recent, remove].map((part) => part.element().getBoundingClientRect())
    expect(Math.abs((line?.top ?? 0) - (button?.top ?? 9))).toBeLessThan(1)
    await remove.click()
    await expect.poll(() => told).toContainEqual(['forget', 'urea'])
    await expect.poll(hasFocus).toBe(true)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(() => told).toContainEqual(['forget', undefined])
    await press('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(() => told).toContainEqual(['term', 'sprayer'])
    history.replaceState(null, '', location.pathname + location.search)
  })
})

describe('SearchBox', () => {
  it('[11.4] shows products with picture, name and price, and the way to all results', async () => {
    const { told, box } = aBox()
    await render(box)
    const [first] = options()
    expect(first?.querySelector('img')).not.toBeNull()
    await expect.element(page.getByRole('option', { name: 'Arka Rakshak Tomato Seeds ₹450' })).toBeVisible()
    const all = page.getByRole('option', { name: 'Show all results' })
    await expect.element(all).toHaveAttribute('href', '#search/tom')
    await all.click()
    await expect.poll(() => told).toContainEqual(['term', 'tom'])
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('[11.6] calls what is only the nearest by that name, to the eye and to the ear', async () => {
    await render(aBox({ view: aView({ text: 'laptop b', nearTo: 'laptop' }) }).box)
    const words = 'No products match “laptop”. The nearest:'
    await expect.element(page.getByRole('listbox', { name: words })).toBeVisible()
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent(`${words} 5 products in the list`)
    await expect.element(page.getByRole('option', { name: 'Show all of the nearest' })).toBeVisible()
    await expect.element(page.getByText(/Results for/)).not.toBeInTheDocument()
  })

  it('[11.4] shows articles with who wrote them', async () => {
    await render(aBox({ variant: 'articles', view: aView({ items: someArticles }) }).box)
    await expect.element(page.getByRole('option', { name: /When to stake tomatoes.*Dr. S. Patil/ })).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Search articles' })).toBeVisible()
  })

  it.each([
    ['products', 'No products found', 'Unable to fetch the products based on search term'],
    ['articles', 'No articles found', 'Something went wrong'],
  ] as const)('[11.6] has words for nothing found and for a failure: %s', async (variant, nothing, failure) => {
    const { told, props } = aBox({ variant, view: aView({ items: [] }) })
    const { rerender } = await render(<SearchBox {...props} />)
    await expect.element(page.getByRole('paragraph').filter({ hasText: nothing })).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent(nothing)
    await rerender(<SearchBox {...props} view={aView({ items: [], status: 'failed' })} />)
    await expect.element(page.getByRole('alert').getByText(failure)).toBeVisible()
    expect(page.getByRole('status').element().textContent).toBe('')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => told.at(-1)).toEqual(['retry'])
  })

  it('says that there is no connection', async () => {
    await render(aBox({ view: aView({ items: [], status: 'failed', offline: true }) }).box)
    await expect.element(page.getByRole('alert').getByText(/^You are offline/)).toBeVisible()
  })

  it('[11.9] says once that it searches, how many it has, and that there is none', async () => {
    const { props } = aBox()
    const status = page.getByRole('status')
    const { rerender } = await render(<SearchBox {...props} view={aView({ status: 'loading', items: [] })} />)
    await expect.element(status).toHaveTextContent('Searching…')
    await rerender(<SearchBox {...props} />)
    await expect.element(status).toHaveTextContent('5 products in the list')
    await rerender(<SearchBox {...props} view={aView({ items: [] })} />)
    await expect.element(status).toHaveTextContent('No products found')
  })

  it.each([
    ['one line', 'Seeds'],
    ['two lines', 'Abhinav Hybrid Tomato Seeds for the whole year'],
  ])('keeps the exact place of results while they load: names of %s', async (_lines, text) => {
    const items = aView().items.map((item) => ({ ...item, name: aText(text) }))
    const { props } = aBox()
    const { container, rerender } = await render(
      <SearchBox {...props} view={aView({ status: 'loading', items: [] })} />,
    )
    const height = () => container.querySelector('[data-part=panel]')?.getBoundingClientRect().height ?? 0
    const loading = height()
    await rerender(<SearchBox {...props} view={aView({ items })} />)
    expect(height()).toBe(loading)
  })

  it('takes over what was typed before its code came, with the caret where it was', async () => {
    const { told, props } = aBox({ view: aView({ ...starting, open: false }) })
    const { rerender } = await render(<LateBox {...props} isHere={false} />)
    const plain = page.getByRole('searchbox')
    await plain.click()
    await press('tmato{Home}{ArrowRight}')
    const input = plain.element() as HTMLInputElement
    await rerender(<LateBox {...props} isHere />)
    await expect.element(page.getByRole('combobox')).toHaveValue('tmato')
    expect(page.getByRole('combobox').element()).toBe(input)
    expect([input.selectionStart, document.activeElement === input]).toEqual([1, true])
    expect(told).toEqual([['open'], ['text', 'tmato']])
    await press('o')
    await expect.poll(() => told.at(-1)).toEqual(['text', 'tomato'])
  })

  it('stays open while the focus goes to a button in it, and closes when it leaves', async () => {
    const { told, box } = aBox({ view: aView({ ...starting, recent: someTerms('neem') }) })
    await render(
      <>
        {box}
        <button type="button">After</button>
      </>,
    )
    await field.click()
    await press('{Tab}{Tab}')
    await expect.element(page.getByRole('button', { name: 'Clear all' })).toHaveFocus()
    expect(told.map(([what]) => what)).not.toContain('close')
    await press('{Tab}{Tab}')
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
    await expect.poll(() => told.at(-1)).toEqual(['close'])
  })

  it('has targets of 44 px', async () => {
    const { box } = aBox({ view: aView({ ...starting, recent: someTerms('neem'), popular: someTerms('urea') }) })
    await render(box)
    const targets = [...options(), ...page.getByRole('button').elements()]
    expect(targets.length).toBeGreaterThan(4)
    for (const target of targets) expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })

  it.each([
    ['results', aView({ items: [] })],
    ['start', aView({ ...starting, recent: someTerms('data'), popular: someTerms('data') })],
    ['loading', aView({ status: 'loading', items: [] })],
    ['failed', aView({ status: 'failed', offline: true, items: [] })],
  ])('has no word of its own outside its messages: %s', async (_stage, view) => {
    const { props } = aBox({ view, messages: pseudoMessages(en) })
    const { container } = await render(<SearchBox {...props} />)
    expect(leakedWords(container, ['data', 'Try again'])).toEqual([])
  })
})
