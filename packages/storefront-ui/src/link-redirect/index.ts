export { AppDownload } from './app-download.tsx'
export type { AppDownloadProps } from './app-download.tsx'
export { Redirecting } from './redirecting.tsx'
export type { RedirectingHrefs, RedirectingProps } from './redirecting.tsx'
