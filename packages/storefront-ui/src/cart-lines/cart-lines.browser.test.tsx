import type { CartLine } from '@krishi/storefront-core/cart'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../i18n/index.ts'
import type { LinkProps } from '../i18n/index.ts'
import '../styles.css'
import { aCartLine, aText, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { cartLinesContract } from './cart-lines.contract.ts'
import { CartLines } from './index.ts'
import type { CartLineView } from './index.ts'
import en from './messages/en.json'

const nothing = () => undefined

function view(name: string, line: Partial<CartLine> = {}, rest: Partial<CartLineView> = {}): CartLineView {
  return {
    line: aCartLine({ id: name, productName: aText(name), ...line }),
    href: `/products/${name}?pf=cart`,
    limits: { min: 0, max: Infinity, reason: null },
    status: 'idle',
    ...rest,
  }
}

/** A cart that does at once what it is asked. */
function LiveLines({ names }: { names: readonly string[] }) {
  const [left, setLeft] = useState(names)
  const remove = (id: string) => setLeft((before) => before.filter((name) => name !== id))
  return (
    <CartLines
      lines={left.map((name) => view(name))}
      onRemove={remove}
      onQuantityChange={(id, quantity) => quantity === 0 && remove(id)}
    />
  )
}

/** The words of the focused element, in a shadow root too. */
function focusedText() {
  const active = document.activeElement
  return (active?.shadowRoot?.activeElement ?? active)?.textContent
}

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

conformance('CartLines', {
  contract: cartLinesContract,
  widget: () => (
    <CartLines
      lines={[view('Tomato', { cartQty: 2 }), view('Okra', {}, { status: 'failed', notice: 'Try again.' })]}
      onQuantityChange={nothing}
      onRemove={nothing}
    />
  ),
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('CartLines %s', (_place, renderThere) => {
  it('[24.2] links every line to its product, with the mark of the cart', async () => {
    await renderThere(<CartLines lines={[view('Tomato')]} onQuantityChange={nothing} onRemove={nothing} />)
    await expect.element(page.getByRole('list', { name: 'Products in your cart' })).toBeVisible()
    const link = row('Tomato').getByRole('link', { name: 'Tomato' })
    await expect.element(link).toHaveAttribute('href', '/products/Tomato?pf=cart')
  })

  it('keeps the keyboard in the list when a row leaves', async () => {
    await renderThere(<LiveLines names={['Tomato', 'Okra', 'Maize']} />)
    page.getByRole('button', { name: 'Remove Okra, 500 g' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(focusedText).toBe('Maize')
    page.getByRole('button', { name: 'Decrease quantity of Maize, 500 g' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(focusedText).toBe('Tomato')
  })
})

describe('CartLines', () => {
  it('[24.2] shows pack, price of one, sum of the line and its saving', async () => {
    await render(<CartLines lines={[view('Tomato', { cartQty: 3 })]} onQuantityChange={nothing} onRemove={nothing} />)
    await expect.element(row('Tomato').getByText('500 g')).toBeVisible()
    await expect.element(row('Tomato').getByText('₹450 each')).toBeVisible()
    await expect.element(row('Tomato').getByText('₹1,350')).toBeVisible()
    await expect.element(row('Tomato').getByText('₹1,560')).toBeVisible()
  })

  it.each([
    [328, 'under'],
    [640, 'beside'],
  ])('leaves a long name room where the list is %i px wide: the sum stands %s it', async (inlineSize, place) => {
    const line = { productName: aText('Tebuconazole 25.9% EC fungicide'), price: 99_900, compareAtPrice: 109_900 }
    await render(
      <div style={{ inlineSize }}>
        <CartLines lines={[view('long', line)]} onQuantityChange={nothing} onRemove={nothing} />
      </div>,
    )
    const name = page.getByRole('link').element().getBoundingClientRect()
    const sum = page.getByText('₹999').element().getBoundingClientRect()
    expect(sum.top >= name.bottom ? 'under' : 'beside').toBe(place)
    expect(name.width).toBeGreaterThan(240)
  })

  it('[23.2] passes on what is asked of a line', async () => {
    const asked: unknown[] = []
    await render(
      <CartLines
        lines={[view('Tomato', { cartQty: 2 }), view('Okra')]}
        onQuantityChange={(id, quantity) => asked.push([id, quantity])}
        onRemove={(id) => asked.push(id)}
      />,
    )
    await page.getByRole('button', { name: 'Increase quantity of Tomato, 500 g' }).click()
    await page.getByRole('button', { name: 'Decrease quantity of Okra, 500 g' }).click()
    await page.getByRole('button', { name: 'Remove Tomato, 500 g' }).click()
    expect(asked).toEqual([['Tomato', 3], ['Okra', 0], 'Tomato'])
  })

  it('has price and actions of the page in the places of its own', async () => {
    const asked: unknown[] = []
    await render(
      <CartLines
        lines={[view('Tomato', { cartQty: 2 }), view('Okra')]}
        onQuantityChange={(id, quantity) => asked.push([id, quantity])}
        onRemove={nothing}
        renderPrice={({ cartQty }) => <b>{`${cartQty} bags`}</b>}
        renderActions={({ product, onQuantityChange }, { id }) =>
          id === 'Tomato' ? (
            <button type="button" onClick={() => onQuantityChange(0)}>{`Leave out ${product}`}</button>
          ) : null
        }
      />,
    )
    await expect.element(row('Tomato').getByText('2 bags')).toBeVisible()
    await row('Tomato').getByRole('button', { name: 'Leave out Tomato, 500 g' }).click()
    expect(row('Tomato').getByRole('button').elements()).toHaveLength(1)
    await expect.element(row('Okra').getByRole('button', { name: 'Remove Okra, 500 g' })).toBeVisible()
    expect(asked).toEqual([['Tomato', 0]])
  })

  it('says on the line what went wrong with it, at once', async () => {
    const lines = [view('Tomato'), view('Okra', {}, { status: 'failed', notice: 'We could not save this.' })]
    await render(<CartLines lines={lines} onQuantityChange={nothing} onRemove={nothing} />)
    await expect.element(row('Okra').getByRole('alert')).toHaveTextContent('We could not save this.')
    expect(row('Tomato').getByRole('alert').elements()).toHaveLength(0)
  })

  it('marks a line that is on its way, and holds nothing back', async () => {
    const lines = [view('Tomato', {}, { status: 'pending' })]
    await render(<CartLines lines={lines} onQuantityChange={nothing} onRemove={nothing} />)
    await expect.element(row('Tomato').getByText('Saving…')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Increase quantity of Tomato, 500 g' }))
      .not.toHaveAttribute('aria-disabled')
  })

  it('[23.1] says of a line that cannot be bought that it is sold out', async () => {
    const lines = [view('Tomato', { isVariantAvailForSale: false })]
    await render(<CartLines lines={lines} onQuantityChange={nothing} onRemove={nothing} />)
    await expect.element(row('Tomato').getByText('Sold out')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Sold out: Tomato, 500 g' })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Remove Tomato, 500 g' })).toBeEnabled()
  })

  it('renders only the row whose line changed', async () => {
    const rendered: string[] = []
    function CountingLink({ href, ...rest }: LinkProps) {
      rendered.push(href)
      return <a href={href} {...rest} />
    }
    const okra = view('Okra')
    const list = (quantity: number) => (
      <UiProvider link={CountingLink}>
        <CartLines
          lines={[view('Tomato', { cartQty: quantity }), okra]}
          onQuantityChange={nothing}
          onRemove={nothing}
        />
      </UiProvider>
    )
    const { rerender } = await render(list(1))
    rendered.length = 0
    await rerender(list(2))
    expect(rendered).toEqual(['/products/Tomato?pf=cart'])
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(
      <UiProvider messages={{ price: { mrp: '⟦⟧', now: '⟦⟧' } }}>
        <CartLines
          lines={[view('Tomato', { cartQty: 2 }, { status: 'pending' })]}
          onQuantityChange={nothing}
          onRemove={nothing}
          messages={pseudoMessages(en)}
        />
      </UiProvider>,
    )
    const names = ['Decrease quantity of ', 'Increase quantity of ', 'Quantity of ', 'Tomato, 500 g', 'Tomato', '500 g']
    expect(leakedWords(container, names)).toEqual([])
  })
})
