// The best peer: react-virtuoso's grid in the page's own scrolling, as its documentation shows it.
import { createRoot } from 'react-dom/client'
import { VirtuosoGrid } from 'react-virtuoso'
import { Card, total } from './card.tsx'
import './list.css'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <VirtuosoGrid
      useWindowScroll
      totalCount={total}
      listClassName="grid"
      itemContent={(index) => <Card index={index} />}
    />,
  )
}
