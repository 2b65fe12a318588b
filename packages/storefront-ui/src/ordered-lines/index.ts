export { OrderedLines } from './ordered-lines.tsx'
export type { OrderedLine, OrderedLinesProps } from './ordered-lines.tsx'
