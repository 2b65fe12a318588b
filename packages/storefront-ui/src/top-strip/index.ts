export { TopStrip } from './top-strip.tsx'
export type { TopStripProps } from './top-strip.tsx'
