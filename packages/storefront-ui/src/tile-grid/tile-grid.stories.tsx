import type { Meta, StoryObj } from '@storybook/react-vite'
import { TileGrid } from './tile-grid.tsx'
import type { Tile } from './tile-grid.tsx'

const names = [
  'Tomato',
  'Chilli',
  'Okra',
  'Onion',
  'Cabbage',
  'Brinjal',
  'Maize',
  'Cotton',
  'Paddy',
  'Gourd',
  'Carrot',
  'Grape',
  'Mango',
]

const tiles: Tile[] = names.map((name, index) => ({
  id: name,
  title: { text: name, lang: 'en' },
  href: `#${name}`,
  imageUrl: '',
  displayOrder: names.length - index,
}))

const meta = {
  title: 'Shop window/Tile grid',
  component: TileGrid,
  args: { title: 'Shop by crop', tiles, viewAllHref: '#all' },
} satisfies Meta<typeof TileGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Few: Story = { args: { tiles: tiles.slice(0, 3) } }

export const LongText: Story = {
  args: {
    tiles: tiles.slice(0, 4).map((tile) => ({
      ...tile,
      title: { text: 'நீரில் கரையும் உரங்கள் மற்றும் நுண்ணூட்டச் சத்துக்கள்', lang: 'ta' },
    })),
  },
}
