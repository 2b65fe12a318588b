import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { PincodeModalWidget } from './pincode-modal-widget.tsx'

const meta = {
  title: 'Connected/Pincode modal',
  component: PincodeModalWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { open: true, onOpenChange: () => undefined },
  parameters: {
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'Asking where to deliver, with the saved addresses; remembers the answer and closes.',
      instead: 'With data of your own use "Pincode modal": parts and keys are the same.',
      dos: ['Open it from the delivery estimate or the farm: all use the same place.'],
      donts: [
        'Keep the pincode in the page: the storefront remembers it.',
        'Close it on a wrong pincode: it stays, with the reason.',
      ],
    },
  },
} satisfies Meta<typeof PincodeModalWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** The shop knows no such pincode. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '999999{Enter}')
    await canvas.findByText('Invalid Pincode')
  },
}

/** A server in memory has no device: whoever taps is told so. */
export const NoDevice: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, locate] = (await canvas.findAllByRole('button')).slice(-2)
    if (locate) await userEvent.click(locate)
  },
}
