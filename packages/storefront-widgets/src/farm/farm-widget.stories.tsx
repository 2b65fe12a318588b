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
  parameters: {
    usage: {
      when: "The page of the shopper's farm, kept on the device.",
      instead: 'With data of your own use "Farm": parts and keys are the same.',
      dos: [
        'Offer "Undo" by `restore` in `onRemoved`.',
        'Open the connected pincode modal in `onPlaceAsk`: its place is that of the farm.',
      ],
      donts: ['Expect crops from the server: only the device knows them.', 'Send the farm anywhere.'],
    },
  },
} satisfies Meta<typeof FarmWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Empty: Story = { loaders: [openShop()] }
