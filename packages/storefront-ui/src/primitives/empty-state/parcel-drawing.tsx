import { Drawing } from './drawing.tsx'

/** A parcel on its way. Renders an `<svg>`. */
export function ParcelDrawing() {
  return (
    <Drawing>
      <path data-ink="soft" d="M28 46 60 32l32 14v36L60 96 28 82z" />
      <path d="M28 46 60 32l32 14v36L60 96 28 82zM28 46l32 14 32-14M60 60v36M44 39l32 14v12" />
      <path data-ink="leaf" d="M36 68c0-6 4-9 10-9 0 6-4 9-10 9z" />
    </Drawing>
  )
}
