import type { Meta, StoryObj } from '@storybook/react-vite'
import { elementStories } from '../testing/element-stories.tsx'
import { fieldForStory } from '../testing/field-for-story.tsx'
import type { ElementArgs } from '../testing/markup-of.ts'
import addressForm from './address-form.tsx'

const meta = {
  title: 'Elements/Address',
  ...elementStories('krishi-address-form', fieldForStory(addressForm)),
  args: {
    name: 'delivery',
    content:
      '<label>Address <textarea name="delivery-street" autocomplete="street-address" required></textarea></label>',
  },
  parameters: {
    usage: {
      when: 'An address in India, in a form of the page: it is sent with the form, its fields below its `name`.',
      dos: [
        'Write plain fields between the tags: the form works before the script does.',
        'Name it where the form asks for two addresses.',
      ],
      donts: ['Use it for addresses of other countries.', 'Ask for the state again: its pincode knows it.'],
    },
  },
} satisfies Meta<ElementArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Disabled: Story = { args: { disabled: true } }
