import type { CompiledMessages } from '@krishi/storefront-ui/i18n'
import type { PageHead, PageModule, PageProps } from './page.ts'

/** A page that can be shown at once: code, texts, head and address. */
export interface ReadyPage extends PageProps {
  readonly pathname: string
  /** HTTP status of the page. */
  readonly status: 200 | 400 | 404 | 503
  readonly page: PageModule
  readonly head: PageHead
  readonly messages: Readonly<Record<string, CompiledMessages>>
}
