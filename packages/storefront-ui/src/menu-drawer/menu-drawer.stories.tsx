import type { Meta, StoryObj } from '@storybook/react-vite'
import { someItems, somePanels } from '../navigation-bar/mega-menu/mega-menu.fixtures.ts'
import { MenuDrawer } from './menu-drawer.tsx'

const meta = {
  title: 'Shell/Menu drawer',
  component: MenuDrawer,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'All menus of the shop on a phone, of which one is open at a time.',
      instead: 'On a wide screen use the mega menu.',
      dos: [
        'Pass `panels` once their links are known: an item without is a plain link.',
        'Put the top strip below the menus, as `children`.',
      ],
      donts: ['Leave it open after a link was followed.', 'Nest a third level: a panel has links and groups of links.'],
    },
  },
  globals: { viewport: { value: 'phone' } },
  args: { open: true, onClose: () => undefined, items: someItems, panels: somePanels, farmHref: '#farm' },
} satisfies Meta<typeof MenuDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Seeds'))
  },
}

/** Where the links of the menus did not come. */
export const WithoutLinks: Story = { args: { panels: new Map() } }

export const LongWords: Story = {
  globals: { locale: 'ta' },
  args: {
    items: someItems.map((item) => ({
      ...item,
      label: 'அனைத்துப் பயிர்களுக்குமான ஒருங்கிணைந்த பூச்சி மேலாண்மைப் பொருட்கள்',
    })),
  },
}
