export { LanguageSwitcher } from './language-switcher.tsx'
export type { LanguageChoice, LanguageSwitcherProps } from './language-switcher.tsx'
