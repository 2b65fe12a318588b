import type { Meta, StoryObj } from '@storybook/react-vite'
import { BackToTop } from './back-to-top.tsx'

const meta = {
  title: 'Shell/Back to top',
  component: BackToTop,
  args: { onGoUp: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '3000px' }}>
        <div style={{ position: 'sticky', insetBlockStart: 0 }}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof BackToTop>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is seen of it near the top. */
export const Default: Story = {}

export const FarDown: Story = {
  play() {
    window.scrollTo(0, 801)
  },
}
