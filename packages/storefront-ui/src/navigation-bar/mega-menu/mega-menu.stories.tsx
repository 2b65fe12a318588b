import type { Meta, StoryObj } from '@storybook/react-vite'
import { MegaMenu } from './mega-menu.tsx'
import { someItems, somePanels } from './mega-menu.fixtures.ts'

const long = 'அனைத்துப் பயிர்களுக்குமான ஒருங்கிணைந்த பூச்சி மேலாண்மைப் பொருட்கள்'

const meta = {
  title: 'Shell/Mega menu',
  component: MegaMenu,
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'The row of menus on a wide screen, whose names open panels with links.',
      instead: 'On a phone use the menu drawer; before its links are there, the plain row of the navigation bar.',
      dos: [
        'Pass it as `megaMenu` to the navigation bar.',
        'Pass `near` when it takes the place of the plain row: the panel opens under the mouse, and focus stays.',
      ],
      donts: [
        'Put anything but links into a panel.',
        'Make a name a link too: it opens its panel, whose first link is "view all".',
      ],
      keys: {
        'Left, Right': 'another name of the row',
        'Enter, Space, Down': 'open the panel of a name',
        'Arrow keys': 'go through the links of an open panel',
        Escape: 'closes the panel; focus returns to its name',
      },
    },
  },
  args: { items: someItems, panels: somePanels },
} satisfies Meta<typeof MegaMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = { args: { defaultOpen: 'seeds' } }

export const LongWords: Story = {
  globals: { locale: 'ta' },
  args: {
    defaultOpen: 'seeds',
    items: someItems.map((item) => ({ ...item, label: long })),
    panels: new Map([
      [
        'seeds',
        {
          links: [{ label: long, href: '#long' }],
          groups: [{ id: 'a', label: long, links: [{ label: long, href: '#longer' }] }],
        },
      ],
    ]),
  },
}

/** Where the links of a menu did not come: it is the link that it was. */
export const WithoutLinks: Story = { args: { panels: new Map() } }
