import { aCollection, aPincode, aProduct, aReview, aShop, aVariant, english } from '@krishi/storefront-hooks/memory'
import { aPackshot } from '@krishi/storefront-ui/testing/fixtures'

/** What stories sell: seeds in two packs, a bottle, a sack that is scarce, and a sprayer that is sold out. */
export const storyProducts = {
  tomato: aProduct({
    productId: 'tomato',
    handle: 'arka-rakshak-tomato-seeds',
    productName: english('Arka Rakshak Tomato Seeds'),
    vendorName: english('Dharti Seeds'),
    productType: 'Seeds',
    productImages: [aPackshot('seeds'), aPackshot('sack')],
    variants: [
      aVariant({
        id: 'tomato-10g',
        title: english('10 g'),
        netQuantity: { value: 10, unit: 'g' },
        price: 45_000,
        compareAtPrice: 52_000,
      }),
      aVariant({
        id: 'tomato-50g',
        title: english('50 g'),
        netQuantity: { value: 50, unit: 'g' },
        price: 199_000,
        compareAtPrice: 240_000,
      }),
    ],
  }),
  neem: aProduct({
    productId: 'neem',
    handle: 'neem-oil-1500-ppm',
    productName: english('Neem Oil 1500 ppm'),
    vendorName: english('Vanya Organics'),
    productType: 'Crop Protection',
    productClassification: 'Bio',
    technicalContent: 'Azadirachtin 0.15 % EC',
    productImages: [aPackshot('bottle')],
    variants: [aVariant({ id: 'neem-250ml', title: english('250 ml'), price: 28_000, compareAtPrice: 31_000 })],
  }),
  compost: aProduct({
    productId: 'compost',
    handle: 'city-compost',
    productName: english('City Compost'),
    productImages: [aPackshot('sack')],
    variants: [aVariant({ id: 'compost-40kg', title: english('40 kg'), price: 39_000, inventoryQuantity: 2 })],
  }),
  sprayer: aProduct({
    productId: 'sprayer',
    handle: 'hand-sprayer-2-l',
    productName: english('Hand Sprayer'),
    productType: 'Machinery',
    productImages: [aPackshot('sprayer')],
    variants: [aVariant({ id: 'sprayer-2l', title: english('2 l'), price: 64_900, inventoryQuantity: 0 })],
  }),
} as const

const products = Object.values(storyProducts)

/** The same as the neem oil, for less. It stands on no shelf. */
const substitute = aProduct({
  productId: 'kadva',
  handle: 'kadva-neem-ec-1500',
  productName: english('Kadva Neem EC 1500'),
  vendorName: english('Kadva'),
  productType: 'Crop Protection',
  productClassification: 'Bio',
  technicalContent: storyProducts.neem.technicalContent,
  productImages: [aPackshot('bottle')],
  variants: [aVariant({ id: 'kadva-250ml', title: english('250 ml'), price: 23_800 })],
})

/** The shop of all stories, with one shelf that is full and one that is empty. */
export const storyShop = aShop({
  products: [...products, substitute],
  pincodes: [aPincode({ pincode: '570010' })],
  reviews: {
    [storyProducts.tomato.handle]: [
      aReview({ id: '1', rating: 5, message: 'Nine of ten seeds came up within a week.' }),
      aReview({ id: '2', author: 'रामेश्वर यादव', language: 'hi', message: 'बीज समय पर मिले।' }),
      aReview({ id: '3', author: '', rating: 2, message: 'The pack came late.' }),
    ],
  },
  collections: [
    {
      collection: aCollection({ handle: 'bestsellers', title: english('Bestsellers') }),
      productHandles: products.map(({ handle }) => handle),
    },
    { collection: aCollection({ handle: 'saplings', title: english('Saplings') }), productHandles: [] },
  ],
})
