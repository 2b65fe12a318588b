// Our panel as the shop shows it, with the long list opened.
import './ours.css'
import { FilterPanel } from '@krishi/storefront-ui/filter-panel'
import type { FilterSection } from '@krishi/storefront-ui/filter-panel'
import { createRoot } from 'react-dom/client'
import { brands } from '../../lib/brands.ts'

const choices = brands.map(({ value, name, count }) => ({ value, count, label: { text: name, lang: 'en' as const } }))
const sections: readonly FilterSection[] = [
  { name: 'brands', kind: 'many', title: { text: 'Brands', lang: 'en' }, groups: [{ choices }], selected: [] },
]
const nothing = () => undefined

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <FilterPanel
      form={{ action: '#' }}
      sections={sections}
      onChoose={nothing}
      onPriceChange={nothing}
      onClear={nothing}
    />,
  )
}
