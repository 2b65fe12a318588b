// The best peer: TanStack Virtual as its documentation shows it, rows of a known height, placed by transform.
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { brands, findBrands } from '../../lib/brands.ts'
import './list.css'

function Panel() {
  const [typed, setTyped] = useState('')
  const found = useMemo(() => (typed === '' ? brands : findBrands(typed)), [typed])
  const scrollRef = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: found.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => 44,
    overscan: 4,
  })
  return (
    <>
      <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <p>{found.length} brands</p>
      <div ref={scrollRef} className="list">
        <ul style={{ position: 'relative', height: virtualizer.getTotalSize(), margin: 0, padding: 0 }}>
          {virtualizer.getVirtualItems().map((row) => (
            <li
              key={row.key}
              style={{ position: 'absolute', top: 0, left: 0, width: '100%', transform: `translateY(${row.start}px)` }}
            >
              <label className="row">
                <input type="checkbox" />
                <span>{found[row.index]?.name}</span>
                <small>{found[row.index]?.count}</small>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Panel />)
