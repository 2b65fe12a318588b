export { createPostgresSearch } from './create-postgres-search.ts'
export { readCursor } from './search-cursor.ts'
export type { SearchAnswer, SearchDocument, SearchKind, SearchPort, SearchQuestion } from './search-port.ts'
export { articleDocument, productDocument } from './to-document.ts'
