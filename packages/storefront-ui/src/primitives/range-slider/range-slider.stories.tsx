import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RangeSlider } from './range-slider.tsx'
import type { RangeSliderProps } from './range-slider.tsx'

/** A page that follows the thumbs. */
function Page(props: RangeSliderProps) {
  const [value, setValue] = useState(props.value)
  return <RangeSlider {...props} value={value} onMove={setValue} />
}

const meta = {
  title: 'Primitives/Range slider',
  component: RangeSlider,
  args: {
    label: 'Area',
    value: [2, 8],
    min: 0,
    max: 10,
    step: 1,
    thumbLabels: ['Least area', 'Most area'],
    valueTexts: ['2 acres', '8 acres'],
    onMove: () => undefined,
    onSettle: () => undefined,
  },
  render: (args) => <Page {...args} />,
  parameters: {
    usage: {
      when: 'A span on a line, with two thumbs that keep at least one step apart.',
      instead: 'For prices use the price range, which adds numbers to type and bands.',
      dos: [
        'Give each thumb a name, and its value in words.',
        'Act in `onSettle`, at the end of a change; follow the thumbs in `onMove`.',
      ],
      donts: ['Make it the only way to a number.', 'Use it for one value.'],
    },
  },
} satisfies Meta<typeof RangeSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const AtTheEnds: Story = { args: { value: [0, 10] } }
