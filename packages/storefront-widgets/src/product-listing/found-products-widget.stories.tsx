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
