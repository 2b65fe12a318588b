import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppModal } from './app-modal.tsx'

const meta = {
  title: 'Product/App modal',
  component: AppModal,
  args: { open: true, onClose: () => undefined, appHref: '#app' },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof AppModal>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const LongText: Story = { globals: { locale: 'ta' } }
