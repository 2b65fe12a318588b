export { Text } from './text.tsx'
export type { TextProps } from './text.tsx'
export { WrittenText } from './written-text.tsx'
export type { WrittenTextProps } from './written-text.tsx'
