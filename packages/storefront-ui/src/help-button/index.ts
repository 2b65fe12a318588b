export { HelpButton } from './help-button.tsx'
export type { HelpButtonProps } from './help-button.tsx'
