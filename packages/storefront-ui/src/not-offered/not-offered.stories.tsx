import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../primitives/button/index.ts'
import { NotOffered } from './index.ts'

const meta = {
  title: 'Feedback/Not offered',
  component: NotOffered,
} satisfies Meta<typeof NotOffered>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const WayOn: Story = { args: { action: <LinkButton href="#shop">Shop all products</LinkButton> } }
