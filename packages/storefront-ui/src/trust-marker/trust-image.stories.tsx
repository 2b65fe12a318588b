import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot } from '../testing/index.ts'
import { TrustImage } from './trust-image.tsx'

const meta = {
  title: 'Shop window/Trust image',
  component: TrustImage,
  args: { src: aPackshot('seeds') },
  parameters: {
    usage: {
      when: "A picture of the shop's own that says what a shopper can rely on.",
      instead: 'For the promises in words use the trust marker.',
      dos: [
        'Pass null where the shop has no picture: nothing is rendered.',
        'Use a picture in the language of the page.',
      ],
      donts: ['Rely on it alone: when it fails, nothing is left.', 'Put an offer into it that ends.'],
    },
  },
} satisfies Meta<typeof TrustImage>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** Nothing is to be seen. */
export const Without: Story = { args: { src: null } }

/** Nothing is to be seen. */
export const Fails: Story = { args: { src: 'data:image/png,none' } }
