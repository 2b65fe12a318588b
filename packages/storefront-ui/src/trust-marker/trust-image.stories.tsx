import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot } from '../testing/index.ts'
import { TrustImage } from './trust-image.tsx'

const meta = {
  title: 'Shop window/Trust image',
  component: TrustImage,
  args: { src: aPackshot('seeds') },
} satisfies Meta<typeof TrustImage>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** Nothing is to be seen. */
export const Without: Story = { args: { src: null } }

/** Nothing is to be seen. */
export const Fails: Story = { args: { src: 'data:image/png,none' } }
