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
  parameters: {
    usage: {
      when: 'The ten products that are most like one, in a row.',
      instead: 'For all of them use the connected similar products, to which `allHref` leads.',
      dos: [
        'Pass `formAction`, so that its cards sell before scripts run.',
        'Say in `empty` what stands there without any.',
      ],
      donts: [
        'Show it for a product that can be bought above what decides.',
        'Keep its place where a shop cannot tell: it renders nothing.',
      ],
    },
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
