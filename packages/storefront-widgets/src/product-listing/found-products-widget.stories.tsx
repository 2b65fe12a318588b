import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { FoundProductsWidget } from './found-products-widget.tsx'

const meta = {
  title: 'Connected/Found products',
  component: FoundProductsWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: {
    term: 'o',
    title: 'Results for “o”',
    firstPage: 1,
    formAction: '#add',
    productHref: (handle) => `#${handle}`,
    pageHref: (pageNo) => `#${pageNo}`,
  },
  parameters: {
    usage: {
      when: 'The products that a search finds: ten, and ten more on scrolling.',
      instead: 'With data of your own use "Product grid": parts and keys are the same.',
      dos: [
        'Give each page an address by `pageHref`: a link leads on without scripts.',
        'Begin at the page of the address, by `firstPage`.',
      ],
      donts: [
        'Use it for a collection: the product listing has its filters.',
        'Change `title` while one types: it names the list that is shown.',
      ],
    },
  },
} satisfies Meta<typeof FoundProductsWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
  },
}

export const Empty: Story = { args: { term: 'tractor' } }

export const Loading: Story = { globals: { network: 'slow' } }

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

export const Offline: Story = { ...Failed, globals: { network: 'offline' } }
