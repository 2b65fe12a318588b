import type { NavigationItem, NavigationPanel } from '../navigation-item.ts'

/** A row of two menus with panels around one that is a link. */
export const someItems: readonly NavigationItem[] = [
  { id: 'seeds', label: 'Seeds', href: '#seeds', hasLinks: true, current: true },
  { id: 'protection', label: 'Crop Protection', href: '#protection', hasLinks: true },
  { id: 'blogs', label: 'Blogs', href: 'https://example.com/blogs', external: true },
]

const crops = [
  'Tomato',
  'Chilli',
  'Okra',
  'Brinjal',
  'Maize',
  'Onion',
  'Cabbage',
  'Carrot',
  'Radish',
  'Bitter gourd',
  'Rice',
]

/** What stands under them. */
export const somePanels: ReadonlyMap<string, NavigationPanel> = new Map([
  [
    'seeds',
    {
      links: [],
      groups: [
        { id: 'popular', label: 'Popular', links: [{ label: 'Vegetable Seeds', href: '#vegetables' }] },
        { id: 'crops', label: 'Crops', links: crops.map((label) => ({ label, href: `#${label}` })) },
        { id: 'brands', label: 'Brands', href: '#brands', links: [{ label: 'Tapas', href: '#tapas' }] },
      ],
    },
  ],
  ['protection', { groups: [], links: [{ label: 'Sell with us', href: 'https://partners.example', external: true }] }],
])
