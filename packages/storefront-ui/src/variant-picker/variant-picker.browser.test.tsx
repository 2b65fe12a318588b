import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../i18n/index.ts'
import { Announcer } from '../primitives/live-region/index.ts'
import { aText, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import en from './messages/en.json'
import { VariantPicker } from './index.ts'
import type { PackChoice, VariantPickerProps } from './index.ts'
import { variantPickerContract } from './variant-picker.contract.ts'

const small: PackChoice = {
  id: 'small',
  title: aText('10 g'),
  price: 9_900,
  compareAtPrice: 12_000,
  unitPrice: { amount: 990_000, per: { value: 1, unit: 'kg' } },
  availability: 'available',
}
const large: PackChoice = { ...small, id: 'large', title: aText('100 g'), price: 80_000, availability: 'sold-out' }

function props(overrides: Partial<VariantPickerProps> = {}): VariantPickerProps {
  return { packs: [small, large], variantId: 'small', hrefOf: (id) => `#variant=${id}`, ...overrides }
}

const smallCard = page.getByRole('link', { name: /^10 g/ })
const largeCard = page.getByRole('link', { name: /^100 g/ })

conformance('VariantPicker', { contract: variantPickerContract, widget: () => <VariantPicker {...props()} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('VariantPicker %s', (_place, renderThere) => {
  it('[15.2] links each pack to its own address and marks the chosen one', async () => {
    await renderThere(<VariantPicker {...props()} />)
    await expect.element(page.getByRole('region', { name: 'Pack size' }).getByRole('list')).toBeVisible()
    await expect.element(smallCard).toHaveAttribute('aria-current', 'true')
    await expect.element(largeCard).toHaveAttribute('href', '#variant=large')
    await expect.element(largeCard).not.toHaveAttribute('aria-current')
  })

  it('[15.2] passes a plain click on, keeps the focus and lets a sold-out pack be chosen', async () => {
    const asked: string[] = []
    function Chooser() {
      const [variantId, setVariantId] = useState('small')
      const choose = (id: string) => {
        asked.push(id)
        setVariantId(id)
      }
      return <VariantPicker {...props({ variantId })} onVariantChange={choose} />
    }
    await renderThere(<Chooser />)
    await expect.element(largeCard.getByText('Sold out')).toBeVisible()
    largeCard.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(largeCard).toHaveAttribute('aria-current', 'true')
    expect(largeCard.element().matches(':focus')).toBe(true)
    expect(asked).toEqual(['large'])
    expect(location.hash).toBe('')
  })
})

describe('VariantPicker', () => {
  it('leaves a click for another tab to the browser', async () => {
    const asked: string[] = []
    const followed: boolean[] = []
    const screen = await render(<VariantPicker {...props({ onVariantChange: (id) => asked.push(id) })} />)
    screen.container.addEventListener('click', (event) => {
      followed.push(!event.defaultPrevented)
      event.preventDefault()
    })
    await largeCard.click({ modifiers: ['ControlOrMeta'] })
    expect([asked, followed]).toEqual([[], [true]])
  })

  it('is followed as a link where the host does not take the choice', async () => {
    const followed: boolean[] = []
    const screen = await render(<VariantPicker {...props()} />)
    screen.container.addEventListener('click', (event) => {
      followed.push(!event.defaultPrevented)
      event.preventDefault()
    })
    await largeCard.click()
    expect(followed).toEqual([true])
  })

  it('says what was chosen and its price', async () => {
    await render(
      <Announcer>
        <VariantPicker {...props({ onVariantChange: () => undefined })} />
      </Announcer>,
    )
    await largeCard.click()
    await expect.element(page.getByRole('status')).toHaveTextContent('100 g chosen, ₹800')
  })

  it('tells a single pack without a choice, and nothing where there is none', async () => {
    const screen = await render(<VariantPicker {...props({ packs: [small] })} />)
    await expect.element(page.getByRole('region', { name: 'Pack size' }).getByText('10 g')).toBeVisible()
    expect(page.getByRole('link').query()).toBeNull()
    await screen.rerender(<VariantPicker {...props({ packs: [] })} />)
    expect(page.getByRole('region').query()).toBeNull()
  })

  it('has every word from its messages', async () => {
    const { container } = await render(
      <UiProvider messages={{ price: { now: '⟦now⟧', mrp: '⟦mrp⟧' } }}>
        <VariantPicker
          {...props({
            packs: [
              { ...small, unitPrice: null },
              { ...large, unitPrice: null },
            ],
            messages: pseudoMessages(en),
          })}
        />
      </UiProvider>,
    )
    expect(leakedWords(container, ['10 g', '100 g'])).toEqual([])
  })
})
