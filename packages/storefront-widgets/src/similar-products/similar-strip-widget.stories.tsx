import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { SimilarStripWidget } from './similar-strip-widget.tsx'

const meta = {
  title: 'Connected/Similar products strip',
  component: SimilarStripWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: {
    productId: 'neem',
    title: 'Similar products',
    allHref: '#all',
    formAction: '#add',
    productHref: (handle) => `#${handle}`,
  },
} satisfies Meta<typeof SimilarStripWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
  },
}

export const Empty: Story = { args: { productId: 'nothing' } }

export const Loading: Story = { globals: { network: 'slow' } }

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}
