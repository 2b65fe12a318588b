import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../primitives/icon/index.ts'

/** How much of a text is shown at first, in px [15.12]. */
const foldedHeight = 250

interface FoldableProps {
  /** Where false the children are shown whole. */
  isFolded: boolean
  more: string
  less: string
  children: ReactNode
}

/** A text of which a phone shows the beginning, and the button for the rest where there is one. */
export function Foldable({ isFolded, more, less, children }: FoldableProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isTall, setTall] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const id = useId()

  useEffect(() => {
    const element = ref.current
    if (element === null || !isFolded) return undefined
    const observer = new ResizeObserver(() => setTall(element.scrollHeight > foldedHeight))
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [isFolded])

  return (
    <div data-scope="product-description" data-part="fold">
      <div
        data-scope="product-description"
        data-part="folded"
        data-state={!isFolded || isOpen ? 'open' : isTall ? 'closed' : 'short'}
        id={id}
        ref={ref}
      >
        {children}
      </div>
      {isFolded && isTall ? (
        <button
          type="button"
          data-scope="product-description"
          data-part="more"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? less : more}
          <ChevronDownIcon />
        </button>
      ) : null}
    </div>
  )
}
