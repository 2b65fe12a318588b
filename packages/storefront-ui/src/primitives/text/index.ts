export { HyphenationContext, Text } from './text.tsx'
export type { Hyphenate, TextProps } from './text.tsx'
export { WrittenText } from './written-text.tsx'
export type { WrittenTextProps } from './written-text.tsx'
