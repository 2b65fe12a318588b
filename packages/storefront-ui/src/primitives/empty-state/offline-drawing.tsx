import { Drawing } from './drawing.tsx'

/** A cloud struck through. Renders an `<svg>`. */
export function OfflineDrawing() {
  return (
    <Drawing>
      <path data-ink="soft" d="M40 82a15 15 0 0 1-1-30 22 22 0 0 1 42-3 17 17 0 0 1 2 33z" />
      <path d="M40 82a15 15 0 0 1-1-30 22 22 0 0 1 42-3 17 17 0 0 1 2 33zM30 98l60-66" />
      <path data-ink="leaf" d="M50 92h4M60 96h4M70 92h4" />
    </Drawing>
  )
}
