import { farmOf } from '@krishi/storefront-hooks/farm'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { FarmWidget } from './farm-widget.tsx'

const meta = {
  title: 'Connected/Farm',
  component: FarmWidget,
  loaders: [
    openShop(({ storefront }) => {
      farmOf(storefront).change(() => ({ crops: ['tomato', 'cotton'], area: 2, unit: 'guntha' }))
    }),
  ],
  decorators: [inShop],
  args: { cropHref: (crop) => `#${crop}`, onPlaceAsk: () => undefined, onRemoved: () => undefined },
} satisfies Meta<typeof FarmWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Empty: Story = { loaders: [openShop()] }
