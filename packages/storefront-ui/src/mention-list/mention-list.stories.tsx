import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldWithNames, somePeople } from './mention-list.fixtures.tsx'

const meta = {
  title: 'Community/Mention list',
  component: FieldWithNames,
  parameters: {
    usage: {
      when: 'Names to choose from under a text field, while one is typed after an @.',
      instead: 'For values that are known before use the select.',
      dos: ['Pass no people to close it.', 'Set the caret behind the name that was taken, by `caret`.'],
      donts: ['Move focus into the list: it stays in the field.', 'Suggest people who do not write here.'],
      keys: { 'Up, Down': 'another name', 'Enter, Tab': 'take the name', Escape: 'closes the list; the text stays' },
    },
  },
} satisfies Meta<typeof FieldWithNames>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const One: Story = { args: { people: somePeople.slice(1) } }

export const Closed: Story = { args: { people: [] } }
