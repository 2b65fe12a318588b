export { CollectionDescription } from './collection-description.tsx'
export type { CollectionDescriptionProps } from './collection-description.tsx'
export { CollectionHeader } from './collection-header.tsx'
export type { CollectionHeaderProps } from './collection-header.tsx'
