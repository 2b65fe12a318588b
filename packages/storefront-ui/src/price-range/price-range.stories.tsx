import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { PriceRange } from './price-range.tsx'
import type { PriceRangeProps } from './price-range.types.ts'

/** A page that takes every range at once. */
function Page(props: PriceRangeProps) {
  const [value, setValue] = useState(props.value)
  return <PriceRange {...props} value={value} onValueChange={setValue} />
}

const meta = {
  title: 'Shop window/Price range',
  component: PriceRange,
  args: {
    value: { min: 0, max: 20_000 },
    presets: [
      { min: 0, max: 500 },
      { min: 500, max: 1_000 },
      { min: 1_000, max: 5_000 },
      { min: 5_000, max: 80_000 },
    ],
    isSliderWanted: true,
    onValueChange: () => undefined,
  },
  render: (args) => <Page {...args} />,
  parameters: {
    usage: {
      when: 'Choosing how much a product may cost: a slider, two numbers and bands for one tap, all of one range.',
      instead: 'For another span of numbers use the range slider.',
      dos: [
        'Offer `presets`: a band is one tap, where a thumb is a drag.',
        'Pass `name` where a plain form must post the bands.',
        'Set `isSliderWanted` in a sheet that was opened for the price.',
      ],
      donts: [
        'Fetch products while a thumb moves: `onValueChange` comes when it is let go.',
        'Clear an amount that was refused: the range stays, and the field says why.',
      ],
      keys: { Enter: 'takes the amount that was typed, and does not send the form' },
    },
  },
} satisfies Meta<typeof PriceRange>

export default meta
type Story = StoryObj<typeof meta>

const withSlider: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('slider')
  },
}

export const Basic: Story = { ...withSlider }

export const Set: Story = { ...withSlider, args: { value: { min: 12_000, max: 45_500 } } }

export const AndAbove: Story = { ...withSlider, args: { value: { min: 5_000, max: 80_000 } } }

export const BeforeTheSlider: Story = { args: { isSliderWanted: false, value: { min: 12_000, max: 45_500 } } }

export const Refused: Story = {
  args: { value: { min: 500, max: 1_000 } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('slider')
    const lowest = canvas.getByRole('textbox', { name: 'Lowest price' })
    await userEvent.clear(lowest)
    await userEvent.type(lowest, '4000{Enter}')
    await canvas.findByText(/must be below/)
  },
}

export const LongText: Story = { ...withSlider, args: { value: { min: 500, max: 1_700 } }, globals: { locale: 'ta' } }

export const LargeText: Story = {
  ...withSlider,
  args: { value: { min: 500, max: 1_700 } },
  globals: { textSize: 'double' },
}
