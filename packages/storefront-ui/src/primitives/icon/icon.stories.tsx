import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from './index.ts'

function AllIcons() {
  return (
    <ul
      style={{
        display: 'grid',
        padding: 0,
        gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
        gap: 'var(--sf-space-16)',
      }}
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'flex', gap: 'var(--sf-space-8)', fontSize: 'var(--sf-font-size-14)' }}>
          <Icon />
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  )
}

const meta = {
  title: 'Primitives/Icons',
  component: AllIcons,
  parameters: {
    usage: {
      when: 'A small drawing beside words, or alone with a `label`.',
      instead: 'For a drawing that is pressed use `IconButton`.',
      dos: [
        'Use 20 px within a line, 24 px alone or before several lines.',
        'Import the one that is needed: each is an export of its own.',
      ],
      donts: [
        'Give it a label where the words stand beside it: they would be read twice.',
        'Colour it apart from the words: it takes their colour.',
      ],
    },
  },
} satisfies Meta<typeof AllIcons>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
