export { useLanguageChoice } from './use-language-choice.ts'
