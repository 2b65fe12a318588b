export { loadTexts, pageTexts, startTexts } from './page-texts.ts'
export type { Texts } from './page-texts.ts'
