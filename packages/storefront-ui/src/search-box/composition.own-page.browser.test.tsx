import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page, userEvent } from 'vitest/browser'
import '../styles.css'
import styles from '../styles.css?inline'
import { renderInShadow } from '../testing/index.ts'
import { aView, InteractiveBox, someIntents } from './search-box.fixtures.tsx'

/** The part of the browser's own protocol that types as a keyboard that composes. */
interface Ime {
  send: ((
    method: 'Input.imeSetComposition',
    input: { text: string; selectionStart: number; selectionEnd: number },
  ) => Promise<unknown>) &
    ((method: 'Input.insertText', input: { text: string }) => Promise<unknown>)
}

function aBox() {
  const told: unknown[][] = []
  const view = aView({ text: '', short: true, status: 'idle', items: [], open: false })
  return {
    told,
    box: <InteractiveBox action="/search" view={view} {...someIntents((...what) => told.push([...what]))} />,
  }
}

const field = page.getByRole('combobox', { name: 'Search the shop' })
const ime = () => cdp() as unknown as Ime
const compose = (text: string) =>
  ime().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

describe.each([
  ['in the page', (ui: ReactNode) => render(ui)],
  ['in a shadow root', (ui: ReactNode) => renderInShadow(ui, { styles })],
  // A window that loses its focus to another one ends the word that is being composed: this test has the browser to itself.
] as const)('an Indic keyboard %s', (_place, renderThere) => {
  it('[11.9] composes a word that is told as unfinished until it is done, and Enter in the middle submits nothing', async () => {
    const { told, box } = aBox()
    await renderThere(box)
    await field.click()
    for (const part of ['ट', 'टम', 'टमा']) await compose(part)
    await expect.element(field).toHaveValue('टमा')
    await userEvent.keyboard('{Enter}')
    await compose('टमाटर')
    expect(told.filter(([what]) => what !== 'open' && what !== 'composing')).toEqual([])
    await ime().send('Input.insertText', { text: 'टमाटर' })
    await expect.poll(() => told.at(-1)).toEqual(['text', 'टमाटर'])
    await expect.element(field).toHaveValue('टमाटर')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => told.at(-1)).toEqual(['submit'])
  })
})
