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
  parameters: {
    usage: {
      when: 'Categories, crops or brands as picture tiles, each a way into the shop.',
      instead: 'For products use the product grid or the product strip.',
      dos: [
        'Set the order by `displayOrder`: it need not be that of the array.',
        'Pass `viewAllHref` where there are more than `limit`, which is 12.',
        'Give phone and wide screen pictures of their own where one crop does not serve both.',
      ],
      donts: [
        'Put words into the picture: the name stands below it.',
        'Mix tiles that lead to a product with tiles that lead to a list.',
      ],
    },
  },
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
