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

const meta = { title: 'Primitives/Icons', component: AllIcons } satisfies Meta<typeof AllIcons>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
