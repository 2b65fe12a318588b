export type { IconProps } from './create-icon.tsx'
export * from './icons.ts'
