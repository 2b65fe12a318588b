import { Drawing } from './drawing.tsx'

/** An empty basket. Renders an `<svg>`. */
export function BasketDrawing() {
  return (
    <Drawing>
      <path data-ink="soft" d="M30 58h60l-7 32a6 6 0 0 1-6 5H43a6 6 0 0 1-6-5z" />
      <path d="M30 58h60l-7 32a6 6 0 0 1-6 5H43a6 6 0 0 1-6-5zM24 58h72M44 58l12-24M76 58 64 34M50 69v15M60 69v15M70 69v15" />
      <path data-ink="leaf" d="M60 34c0-9 6-14 15-14 0 9-6 14-15 14zm0 0c0-7-5-11-12-11 0 7 5 11 12 11z" />
    </Drawing>
  )
}
