import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { aPackshot, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { compositionBoxContract } from './composition-box.contract.ts'
import { CompositionBox } from './index.ts'
import en from './messages/en.json'

const facts = { content: { text: 'Fipronil 5% SC', lang: 'en' }, moleculeCode: 'M-10234' } as const
const marker = page.getByRole('img', { name: 'Molecule code M-10234' })

conformance('CompositionBox', { contract: compositionBoxContract, widget: () => <CompositionBox {...facts} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('CompositionBox %s', (_place, renderThere) => {
  it('[15.5] says what is in it, with the marker of its molecule', async () => {
    await renderThere(<CompositionBox {...facts} />)
    await expect.element(page.getByRole('region', { name: 'Composition' }).getByText('Fipronil 5% SC')).toBeVisible()
    await expect.element(marker).toBeVisible()
  })
})

describe('CompositionBox', () => {
  it('[15.5] has no marker without a code', async () => {
    await render(<CompositionBox {...facts} moleculeCode={null} />)
    await expect.element(page.getByText('Fipronil 5% SC')).toBeVisible()
    expect(page.getByRole('img').query()).toBeNull()
  })

  it("[15.5] shows the shop's own picture of the marker, and draws ours when it fails", async () => {
    const screen = await render(<CompositionBox {...facts} markerSrc={aPackshot('seeds')} />)
    await expect.element(marker).toHaveAttribute('src', aPackshot('seeds'))
    await screen.rerender(<CompositionBox {...facts} markerSrc="data:image/png,none" />)
    await expect.element(page.getByText('M-10234')).toBeVisible()
    await expect.element(marker).toBeVisible()
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<CompositionBox {...facts} messages={pseudoMessages(en)} />)
    expect(leakedWords(container, ['Fipronil 5% SC', 'M-10234'])).toEqual([])
  })
})
