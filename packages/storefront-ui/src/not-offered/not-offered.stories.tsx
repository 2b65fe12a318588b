import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../primitives/button/index.ts'
import { NotOffered } from './index.ts'

const meta = {
  title: 'Feedback/Not offered',
  component: NotOffered,
  parameters: {
    usage: {
      when: 'A page for something that this shop does not offer.',
      instead: 'For a place with nothing in it yet use the empty state; for a failure the error notice.',
      dos: ['Give a way on as `action`.', 'Set `as` where it is the heading of the page.'],
      donts: [
        'Show it while it is not known what the shop offers.',
        'Show it for a failure that another try can mend.',
      ],
    },
  },
} satisfies Meta<typeof NotOffered>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const WayOn: Story = { args: { action: <LinkButton href="#shop">Shop all products</LinkButton> } }
