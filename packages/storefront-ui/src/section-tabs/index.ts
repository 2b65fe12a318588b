export { SectionTabs } from './section-tabs.tsx'
export type { SectionName, SectionTabsProps } from './section-tabs.tsx'
