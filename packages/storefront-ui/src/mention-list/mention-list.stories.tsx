import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldWithNames, somePeople } from './mention-list.fixtures.tsx'

const meta = { title: 'Community/Mention list', component: FieldWithNames } satisfies Meta<typeof FieldWithNames>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const One: Story = { args: { people: somePeople.slice(1) } }

export const Closed: Story = { args: { people: [] } }
