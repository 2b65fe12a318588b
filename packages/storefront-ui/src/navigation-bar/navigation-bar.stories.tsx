import type { Meta, StoryObj } from '@storybook/react-vite'
import { NavigationBar } from './navigation-bar.tsx'

const meta = {
  title: 'Shell/Navigation bar',
  component: NavigationBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Krishi',
    homeHref: '#home',
    searchAction: '#search',
    trackHref: '#orders',
    accountHref: '#account',
    cartHref: '#cart',
    cartCount: 3,
    menu: [
      { id: 'seeds', label: 'Seeds', href: '#seeds', current: true },
      { id: 'protection', label: 'Crop Protection', href: '#protection' },
      { id: 'nutrition', label: 'Crop Nutrition', href: '#nutrition' },
      { id: 'equipments', label: 'Farm Machinery', href: '#equipments' },
      { id: 'animals', label: 'Animal Husbandry', href: '#animals' },
      { id: 'blogs', label: 'Blogs', href: 'https://example.com/blogs', external: true },
    ],
  },
} satisfies Meta<typeof NavigationBar>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const EmptyCart: Story = { args: { cartCount: 0 } }

export const WithoutCart: Story = { args: { cartCount: null } }

export const Slim: Story = { args: { isSlim: true, cartCount: null } }

export const ManyProducts: Story = { args: { cartCount: 120 } }

export const Searched: Story = { args: { searchQuery: 'टमाटर हाइब्रिड बीज' } }
