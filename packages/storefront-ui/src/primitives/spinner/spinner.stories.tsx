import type { Meta, StoryObj } from '@storybook/react-vite'
import { spinner } from './index.ts'

const meta = { title: 'Primitives/Spinner', render: () => spinner } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
