import type { LocalizedText } from '@krishi/storefront-core/catalog'
import type { ContentPageHandle } from '@krishi/storefront-core/content'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** Which page of plain text, in which language. */
export interface ContentPageQuery {
  readonly handle: ContentPageHandle
  readonly locale: Locale
}

/** What pages of plain text need from a backend [05.5]. Implementations must pass `describeContentPort`. */
export interface ContentPort {
  /** The text of a page as HTML that the server has cleaned, in English where the language has none. */
  page: (query: ContentPageQuery, options?: CallOptions) => Promise<Result<LocalizedText, PortErrorCode>>
}
