import type { Meta, StoryObj } from '@storybook/react-vite'
import { aText } from '../testing/fixtures/index.ts'
import { PriceBlock } from './price-block.tsx'

const meta = {
  title: 'Product/Price block',
  component: PriceBlock,
  args: {
    name: aText('Arka Rakshak Tomato Seeds'),
    vendor: aText('Dharti Seeds'),
    rating: { average: 4.3, reviewCount: 128 },
    technical: { text: 'Triple disease resistant F1 hybrid', lang: 'en' },
    price: 45_000,
    compareAtPrice: 52_000,
    saving: { amount: 7_000, percent: 13 },
    unitPrice: { amount: 90_000, per: { value: 1, unit: 'kg' } },
  },
  parameters: {
    usage: {
      when: 'The head of a product page: name, brand, rating, and what the chosen pack costs.',
      instead: 'For an amount alone use the price; in a list the product card.',
      dos: [
        'Pass `unitPrice`, so that packs of different sizes can be compared.',
        'Pass null as `price` for a product without a pack.',
        'Take the rounded percentage of the saving from the rules of the shop.',
      ],
      donts: [
        'Show a rating before the first review: it is left out.',
        'Add a second `<h1>`: the name is that of the page.',
      ],
    },
  },
} satisfies Meta<typeof PriceBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Organic: Story = { args: { organic: true } }

export const WithoutOffer: Story = { args: { compareAtPrice: null, saving: null } }

export const Unrated: Story = { args: { rating: { average: 0, reviewCount: 0 }, technical: undefined } }

export const WithoutPack: Story = { args: { price: null, compareAtPrice: null, saving: null, unitPrice: null } }

export const LongText: Story = {
  args: {
    name: aText('நீண்ட காலம் தாங்கும் நோய் எதிர்ப்புத் திறன் கொண்ட உயர் விளைச்சல் தக்காளி விதைகள்', 'ta'),
    technical: { text: 'Chlorantraniliprole 9.3% + Lambda-cyhalothrin 4.6% ZC', lang: 'en' },
    price: 1_245_000,
    compareAtPrice: 1_850_000,
    saving: { amount: 605_000, percent: 33 },
  },
}
