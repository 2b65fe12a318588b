import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import styles from '../styles.css?inline'
import { aText, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { LabelFacts } from './index.ts'
import type { LabelFactsProps } from './index.ts'
import { labelFactsContract } from './label-facts.contract.ts'
import en from './messages/en.json'

const facts: LabelFactsProps = {
  registrationNumber: 'CIR-81234/2016-Quinalphos (EC) (361)-1187',
  toxicity: 'yellow',
  antidote: aText('Atropine'),
  leafletUrl: 'https://leaflets.example/quinalphos.pdf',
}
const nothing: LabelFactsProps = { registrationNumber: null, toxicity: null, antidote: null, leafletUrl: null }
const block = page.getByRole('region', { name: 'Safety' })

conformance('LabelFacts', { contract: labelFactsContract, widget: () => <LabelFacts {...facts} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', (ui: Parameters<typeof renderInShadow>[0]) => renderInShadow(ui, { styles })],
] as const)('LabelFacts %s', (_place, renderThere) => {
  it('tells how poisonous it is, the antidote and the number, and leads to the leaflet', async () => {
    await renderThere(<LabelFacts {...facts} />)
    await expect.element(block.getByText('POISON')).toBeVisible()
    const terms = block.getByRole('term').elements()
    const told = block.getByRole('definition').elements()
    expect(terms.map((term, index) => [term.textContent, told[index]?.textContent])).toEqual([
      ['Toxicity', 'POISONHighly toxic (yellow triangle)'],
      ['Antidote', 'Atropine'],
      ['Registration number', facts.registrationNumber],
    ])
    const leaflet = block.getByRole('link', { name: 'Read the leaflet' })
    await expect.element(leaflet).toHaveAttribute('href', facts.leafletUrl)
    await expect.element(leaflet).toHaveAttribute('rel', 'noopener')
  })
})

describe('LabelFacts', () => {
  it.each([
    ['red', 'POISON', 'Extremely toxic (red triangle)'],
    ['yellow', 'POISON', 'Highly toxic (yellow triangle)'],
    ['blue', 'DANGER', 'Moderately toxic (blue triangle)'],
    ['green', 'CAUTION', 'Slightly toxic (green triangle)'],
  ] as const)('says in words what the %s triangle says: %s', async (toxicity, signal, words) => {
    await render(<LabelFacts {...facts} toxicity={toxicity} />)
    await expect.element(block.getByText(signal)).toBeVisible()
    await expect.element(block.getByText(words)).toBeVisible()
  })

  it('keeps the signal word within the triangle', async () => {
    await render(<LabelFacts {...facts} toxicity="green" messages={{ caution: 'எச்சரிக்கை' }} />)
    const word = block.getByText('எச்சரிக்கை')
    const sign = word.element().parentElement?.getBoundingClientRect() ?? new DOMRect()
    const range = document.createRange()
    range.selectNodeContents(word.element())
    const { width, top, bottom } = range.getBoundingClientRect()
    const middle = sign.top + sign.height / 2
    expect(bottom).toBeLessThanOrEqual(middle)
    expect(width).toBeLessThanOrEqual(sign.width - 2 * (middle - top))
  })

  it('tells nothing that is not known', async () => {
    const screen = await render(<LabelFacts {...nothing} registrationNumber="CIR-1" />)
    await expect.element(block.getByRole('definition')).toHaveTextContent('CIR-1')
    expect(block.getByRole('link').query()).toBeNull()
    expect(block.getByText(/POISON|DANGER|CAUTION/).query()).toBeNull()
    await screen.rerender(<LabelFacts {...nothing} />)
    expect(block.query()).toBeNull()
  })

  it('leaves the number to nobody who translates, and marks an antidote in another language', async () => {
    await render(<LabelFacts {...facts} antidote={aText('एट्रोपिन', 'hi')} />)
    await expect.element(block.getByText(/^CIR-/)).toHaveAttribute('translate', 'no')
    await expect.element(block.getByText('एट्रोपिन')).toHaveAttribute('lang', 'hi')
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(<LabelFacts {...facts} messages={pseudoMessages(en)} />)
    expect(leakedWords(container, ['Atropine', facts.registrationNumber ?? ''])).toEqual([])
  })
})
