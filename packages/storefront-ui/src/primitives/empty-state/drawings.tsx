import type { ReactNode } from 'react'

/** The small drawings of the shop: two inks on a round of soil, in the colours of the brand. */
export const drawings = {
  basket: (
    <>
      <path data-ink="soft" d="M30 58h60l-7 32a6 6 0 0 1-6 5H43a6 6 0 0 1-6-5z" />
      <path d="M30 58h60l-7 32a6 6 0 0 1-6 5H43a6 6 0 0 1-6-5zM24 58h72M44 58l12-24M76 58 64 34M50 69v15M60 69v15M70 69v15" />
      <path data-ink="leaf" d="M60 34c0-9 6-14 15-14 0 9-6 14-15 14zm0 0c0-7-5-11-12-11 0 7 5 11 12 11z" />
    </>
  ),
  search: (
    <>
      <circle data-ink="soft" cx="54" cy="54" r="24" />
      <circle cx="54" cy="54" r="24" />
      <path d="m72 72 20 20" />
      <path data-ink="leaf" d="M54 66V52m0 0c0-8 5-12 12-12 0 8-5 12-12 12zm0 5c0-6-4-10-10-10 0 6 4 10 10 10z" />
    </>
  ),
  parcel: (
    <>
      <path data-ink="soft" d="M28 46 60 32l32 14v36L60 96 28 82z" />
      <path d="M28 46 60 32l32 14v36L60 96 28 82zM28 46l32 14 32-14M60 60v36M44 39l32 14v12" />
      <path data-ink="leaf" d="M36 68c0-6 4-9 10-9 0 6-4 9-10 9z" />
    </>
  ),
  offline: (
    <>
      <path data-ink="soft" d="M40 82a15 15 0 0 1-1-30 22 22 0 0 1 42-3 17 17 0 0 1 2 33z" />
      <path d="M40 82a15 15 0 0 1-1-30 22 22 0 0 1 42-3 17 17 0 0 1 2 33zM30 98l60-66" />
      <path data-ink="leaf" d="M50 92h4M60 96h4M70 92h4" />
    </>
  ),
  field: (
    <>
      <path data-ink="soft" d="M18 90c14-12 30-16 42-16s28 4 42 16z" />
      <path d="M18 90c14-12 30-16 42-16s28 4 42 16M34 90l10-13M60 90V74M86 90 76 77" />
      <path data-ink="leaf" d="M60 74V44m0 12c0-11 7-17 18-17 0 11-7 17-18 17zm0 9c0-9-6-14-15-14 0 9 6 14 15 14z" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

/** The name of a drawing. */
export type DrawingName = keyof typeof drawings
