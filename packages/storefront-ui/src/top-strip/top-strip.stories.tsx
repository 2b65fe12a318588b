import type { Meta, StoryObj } from '@storybook/react-vite'
import { TopStrip } from './top-strip.tsx'

const meta = {
  title: 'Shell/Top strip',
  component: TopStrip,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Krishi',
    sellHref: '#sell',
    bulkHref: '#bulk',
    corporateHref: 'https://example.com',
    callNumber: '1800123456',
  },
} satisfies Meta<typeof TopStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutCompany: Story = { args: { corporateHref: '', callNumber: '' } }

export const LongWords: Story = { globals: { locale: 'ta' } }
