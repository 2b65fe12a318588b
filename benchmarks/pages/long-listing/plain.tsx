// All two thousand cards at once: what a listing costs that is not virtual.
import { createRoot } from 'react-dom/client'
import { Card, total } from './card.tsx'
import './list.css'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <div className="grid">
      {Array.from({ length: total }, (_, index) => (
        <Card key={index} index={index} />
      ))}
    </div>,
  )
}
