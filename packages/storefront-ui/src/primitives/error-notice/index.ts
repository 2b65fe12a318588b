export { ErrorNotice } from './error-notice.tsx'
export type { ErrorNoticeProps } from './error-notice.tsx'
