export { PageOutlet } from './page-outlet.tsx'
export type { PageProps, ShownPage } from './page-outlet.tsx'
export { usePage } from './use-page.ts'
export type { LoadPage } from './use-page.ts'
