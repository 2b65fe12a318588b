import { Drawing } from './drawing.tsx'

/** A ploughed field with its first plant. Renders an `<svg>`. */
export function FieldDrawing() {
  return (
    <Drawing>
      <path data-ink="soft" d="M18 90c14-12 30-16 42-16s28 4 42 16z" />
      <path d="M18 90c14-12 30-16 42-16s28 4 42 16M34 90l10-13M60 90V74M86 90 76 77" />
      <path data-ink="leaf" d="M60 74V44m0 12c0-11 7-17 18-17 0 11-7 17-18 17zm0 9c0-9-6-14-15-14 0 9 6 14 15 14z" />
    </Drawing>
  )
}
