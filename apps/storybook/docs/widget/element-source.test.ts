import { expect, it } from 'vitest'
import { elementSource } from './element-source.ts'

const fileName = './packages/storefront-elements/src/elements/buy-button.stories.tsx'

it('shows of an element the HTML that a page needs', () => {
  const args = { product: 'neem "1500"', variant: undefined, open: true, content: '<a href="#">Shop</a>' }
  expect(elementSource('<Told />', { args, parameters: { fileName } })).toBe(
    [
      '<script type="module" src="https://shop.example/embed/v1.js"></script>',
      '',
      '<krishi-buy-button product="neem &quot;1500&quot;" open>',
      '  <a href="#">Shop</a>',
      '</krishi-buy-button>',
    ].join('\n'),
  )
})

it('leaves the code of a React widget as it is', () => {
  const parameters = { fileName: './packages/storefront-ui/src/buy-now/buy-now.stories.tsx' }
  expect(elementSource('<BuyNow />', { args: {}, parameters })).toBe('<BuyNow />')
})
