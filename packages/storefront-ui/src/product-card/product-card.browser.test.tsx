import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../i18n/index.ts'
import '../styles.css'
import {
  aProduct,
  aText,
  aVariant,
  conformance,
  leakedWords,
  pseudoMessages,
  renderInShadow,
} from '../testing/index.ts'
import { ProductCard, ProductCardSkeleton } from './index.ts'
import type { ProductCardProps } from './index.ts'
import en from './messages/en.json'
import { productCardContract } from './product-card.contract.ts'

const small = aVariant()
const large = aVariant({ id: 'tomato-1kg', title: aText('1 kg'), price: 82_000, compareAtPrice: null })
const limits = { min: 0, max: Infinity, reason: null } as const
const nothing = () => undefined

function props(overrides: Partial<ProductCardProps> = {}): ProductCardProps {
  return {
    product: aProduct(),
    href: '/products/arka-rakshak-tomato-seeds',
    quantity: 0,
    limits,
    availability: 'available',
    discountPercent: 13,
    onQuantityChange: nothing,
    ...overrides,
  }
}

const card = page.getByRole('article', { name: 'Arka Rakshak Tomato Seeds' })

conformance('ProductCard', {
  contract: productCardContract,
  widget: () => (
    <ProductCard
      {...props({
        product: aProduct({ productClassification: 'Bio', variants: [small, large] }),
        corner: <b>+</b>,
        onVariantChange: nothing,
      })}
    />
  ),
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('ProductCard %s', (_place, renderThere) => {
  it('[12.5] shows picture, name, pack, price, rating and the button', async () => {
    await renderThere(<ProductCard {...props()} />)
    const link = card.getByRole('heading', { level: 3 }).getByRole('link', { name: 'Arka Rakshak Tomato Seeds' })
    await expect.element(link).toHaveAttribute('href', '/products/arka-rakshak-tomato-seeds')
    await expect.element(card.getByText('500 g')).toBeVisible()
    await expect.element(card.getByText('₹450', { exact: true })).toBeVisible()
    await expect.element(card.getByText('Save ₹70')).toBeVisible()
    await expect.element(card.getByText('Rated 4.3 out of 5, 128 reviews')).toBeInTheDocument()
    await expect.element(card.getByRole('button', { name: /^Add to cart/ })).toBeEnabled()
  })

  it('[12.5] passes on the requested quantity of the chosen pack', async () => {
    const wanted: unknown[] = []
    const product = aProduct({ variants: [small, large] })
    function Chooser() {
      const [variantId, setVariantId] = useState(small.id)
      return (
        <ProductCard
          {...props({ product, variantId })}
          onVariantChange={(_product, id) => setVariantId(id)}
          onQuantityChange={(of, variant, quantity) => wanted.push([of.productId, variant.id, quantity])}
        />
      )
    }
    await renderThere(<Chooser />)
    await card.getByRole('combobox', { name: 'Pack size of Arka Rakshak Tomato Seeds' }).selectOptions('1 kg · ₹820')
    await expect.element(card.getByText('₹820', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Add to cart: Arka Rakshak Tomato Seeds, 1 kg' }).click()
    expect(wanted).toEqual([['tomato', 'tomato-1kg', 1]])
  })
})

describe('ProductCard', () => {
  it('[12.5] draws the picture 160 px high at every width', async () => {
    for (const width of [150, 240]) {
      const { container, unmount } = await render(
        <div style={{ inlineSize: width }}>
          <ProductCard {...props()} />
        </div>,
      )
      const { height, width: rendered } = container.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
      expect([height, rendered <= 160]).toEqual([160, true])
      await unmount()
    }
  })

  it.each([
    ['Bio', 1],
    ['organic', 1],
    ['chemical', 0],
    ['Biological control', 0],
    ['', 0],
  ])('[12.5] marks organic products only: %s', async (productClassification, badges) => {
    await render(<ProductCard {...props({ product: aProduct({ productClassification }) })} />)
    expect(card.getByText('Organic').elements()).toHaveLength(badges)
  })

  it.each([
    [13, 1],
    [null, 0],
  ])('[12.5] shows a discount of %s percent', async (discountPercent, badges) => {
    await render(<ProductCard {...props({ discountPercent })} />)
    expect(card.getByText('13% off').elements()).toHaveLength(badges)
  })

  it('[12.5] is sold out when no pack is left', async () => {
    await render(<ProductCard {...props({ availability: 'sold-out' })} />)
    await expect.element(card.getByRole('button', { name: /^Sold out/ })).toBeDisabled()
  })

  it('[12.5] says of an archived product that it is unavailable, without packs or price', async () => {
    const product = aProduct({ status: 'archived', variants: [] })
    await render(<ProductCard {...props({ product, availability: 'archived', onVariantChange: nothing })} />)
    await expect.element(card.getByRole('button', { name: /^Currently unavailable/ })).toBeDisabled()
    expect(card.getByRole('combobox').elements()).toHaveLength(0)
    expect(card.getByText('₹').elements()).toHaveLength(0)
  })

  it('[12.5] lets nobody choose a pack of a product that is not active', async () => {
    const product = aProduct({ status: 'archived', variants: [small, large] })
    await render(<ProductCard {...props({ product, availability: 'archived', onVariantChange: nothing })} />)
    expect(card.getByRole('combobox').elements()).toHaveLength(0)
  })

  it('[12.5] keeps the exact place of a card while it loads', async () => {
    const { container } = await render(
      <div style={{ display: 'grid', gridTemplateColumns: '160px 160px', alignItems: 'start' }}>
        <ProductCardSkeleton />
        <ProductCard {...props()} />
        <ProductCardSkeleton isBare />
      </div>,
    )
    const [skeleton, shown, bare] = [...container.querySelectorAll('[data-scope=product-card][data-part=root]')].map(
      (element) => element.getBoundingClientRect().height,
    )
    expect(skeleton).toBeCloseTo(shown ?? 0, 0)
    expect(bare).toBeCloseTo(skeleton ?? 0, 1)
  })

  it('[12.5] shows whole what it is, however long, and what it contains where nobody tells', async () => {
    const kind = 'Azoxystrobin 18.2% + Difenoconazole 11.4% SC, fungicide'
    const name = aText('Swarnraksha Rithvon (Azoxystrobin 18.2% + Difenoconazole 11.4% SC) Fungicide')
    const cards = [
      aProduct({ productId: 'told', productName: name, productKind: aText(kind) }),
      aProduct({ productId: 'untold', technicalContent: 'Azadirachtin 0.15% EC' }),
    ]
    await render(
      <div style={{ display: 'grid', gridTemplateColumns: '156px 156px' }}>
        {cards.map((product) => (
          <ProductCard key={product.productId} {...props({ product })} />
        ))}
      </div>,
    )
    const line = page.getByText(kind, { exact: true }).element()
    await expect.element(page.getByText('Azadirachtin 0.15% EC', { exact: true })).toBeVisible()
    const paragraph = line.closest('p')
    expect(paragraph?.scrollHeight).toBeLessThanOrEqual((paragraph?.clientHeight ?? 0) + 1)
    expect(paragraph?.scrollWidth).toBe(paragraph?.clientWidth)
    // The name, cut off for the eye alone, says it to the ear already.
    await expect.element(page.getByRole('article', { name: name.text })).toBeVisible()
    expect(paragraph?.getAttribute('aria-hidden')).toBe('true')
  })

  it('is a link wherever nothing else is pressed', async () => {
    const { container } = await render(<ProductCard {...props()} />)
    const { left, top } = container.querySelector('[data-part=tile]')?.getBoundingClientRect() ?? new DOMRect()
    expect(document.elementFromPoint(left + 20, top + 120)?.closest('a')).not.toBeNull()
    const button = card.getByRole('button').element().getBoundingClientRect()
    expect(document.elementFromPoint(button.left + 20, button.top + 20)?.closest('button')).not.toBeNull()
  })

  it('posts the chosen pack before hydration, and passes the choice on after it', async () => {
    const chosen: string[] = []
    const product = aProduct({ variants: [small, large] })
    const { container } = await render(
      <ProductCard
        {...props({ product, formAction: '/cart/add', onVariantChange: (_product, id) => chosen.push(id) })}
      />,
    )
    await userEvent.selectOptions(card.getByRole('combobox'), 'tomato-1kg')
    const form = container.querySelector('form') ?? undefined
    expect(new FormData(form).getAll('variantId')).toEqual(['tomato-1kg'])
    expect(chosen).toEqual(['tomato-1kg'])
  })

  it('renders only the card that changed', async () => {
    const rendered: string[] = []
    const counted = (name: string) => props({ renderPrice: () => void rendered.push(name) })
    const [first, second] = [counted('first'), counted('second')]
    const list = (quantity: number) => (
      <>
        <ProductCard {...first} quantity={quantity} />
        <ProductCard {...second} />
      </>
    )
    const { rerender } = await render(list(0))
    rendered.length = 0
    await rerender(list(1))
    expect(rendered).toEqual(['first'])
  })

  it('[01.2] marks an English name on a Hindi page', async () => {
    await render(
      <UiProvider locale="hi">
        <ProductCard {...props()} />
      </UiProvider>,
    )
    await expect.element(card.getByText('Arka Rakshak Tomato Seeds')).toHaveAttribute('lang', 'en')
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(
      <UiProvider
        messages={{ price: { mrp: '⟦mrp⟧', now: '⟦now⟧' }, quantityControl: { add: '⟦⟧', addProduct: '⟦⟧' } }}
      >
        <ProductCard
          {...props({ product: aProduct({ productClassification: 'bio' }), messages: pseudoMessages(en) })}
        />
      </UiProvider>,
    )
    expect(leakedWords(container, ['Arka Rakshak Tomato Seeds', '500 g'])).toEqual([])
  })
})

describe('what a page puts into a card', () => {
  it('takes no room at its corner, however late it comes', async () => {
    const screen = await render(<ProductCard {...props()} />)
    const boxes = () => [card.element(), ...card.element().querySelectorAll(':scope > *')].map(boxOf)
    const boxOf = (element: Element) => JSON.stringify(element.getBoundingClientRect())
    const before = boxes()
    await screen.rerender(<ProductCard {...props({ corner: <button type="button">Heart</button> })} />)
    await expect.element(page.getByRole('button', { name: 'Heart' })).toBeVisible()
    expect(boxes()).toEqual(before)
  })

  it('stands in the place of its price and of what sells the pack', async () => {
    const wanted: number[] = []
    await render(
      <ProductCard
        {...props({
          onQuantityChange: (_product, _variant, quantity) => wanted.push(quantity),
          renderPrice: ({ price }) => <b>{`${price / 100} a bag`}</b>,
          renderActions: ({ product, onQuantityChange }) => (
            <button type="button" onClick={() => onQuantityChange(1)}>{`Buy now: ${product}`}</button>
          ),
        })}
      />,
    )
    await expect.element(card.getByText('450 a bag')).toBeVisible()
    expect(card.getByText('₹450').elements()).toHaveLength(0)
    await card.getByRole('button', { name: 'Buy now: Arka Rakshak Tomato Seeds, 500 g' }).click()
    expect(card.getByRole('button').elements()).toHaveLength(1)
    expect(wanted).toEqual([1])
  })

  it('leaves the card its own part for which it renders nothing', async () => {
    await render(<ProductCard {...props({ renderPrice: () => null, renderActions: () => null })} />)
    await expect.element(card.getByText('₹450', { exact: true })).toBeVisible()
    await expect.element(card.getByRole('button', { name: /^Add to cart/ })).toBeEnabled()
  })
})
