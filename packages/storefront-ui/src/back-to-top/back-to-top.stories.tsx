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
  parameters: {
    usage: {
      when: 'The way back to the top of a page that is longer than a few screens.',
      instead: 'For the parts of a product page use section tabs.',
      dos: [
        'Move focus to the top in `onGoUp`.',
        'Render it always: it is displayed only once the top is more than 800 px away.',
      ],
      donts: ['Leave focus at the foot of the page: the next Tab would scroll down again.'],
    },
  },
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
