import type { LocalizedText } from '../catalog/index.ts'
import type { LanguageQuery } from './operation.ts'

/** A page of plain text. */
export interface ContentPageResponse {
  readonly handle: string
  /** HTML that the server has cleaned. */
  readonly contentHtml: LocalizedText
}

/** What the calls about pages of plain text take and give. */
export interface ContentPayloads {
  'content.page': {
    request: { path: { readonly handle: string }; query: LanguageQuery }
    response: ContentPageResponse
  }
}
