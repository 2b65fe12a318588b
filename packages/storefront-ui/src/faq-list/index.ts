export { FaqList } from './faq-list.tsx'
export type { FaqListProps } from './faq-list.tsx'
