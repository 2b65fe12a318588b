import type { Meta, StoryObj } from '@storybook/react-vite'
import { NavigationBar } from './navigation-bar.tsx'

const meta = {
  title: 'Shell/Navigation bar',
  component: NavigationBar,
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'The bar on top of every page: brand, search, orders, account, cart and the row of menus.',
      instead: "At the end of a phone's screen use the tab bar.",
      dos: [
        'Set `isSlim` at the checkout, where nothing should lead away.',
        'Pass null as `cartCount` on pages that hide the cart.',
        'Keep every `href`: without scripts, and with a modified click, the links are followed.',
        'Put the language switcher into `children`.',
      ],
      donts: [
        'Count lines in `cartCount`: it is the number of units.',
        'Wait for the search script: the form works alone, and `searchPanel` comes later.',
      ],
    },
  },
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
