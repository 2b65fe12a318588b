import type { PageHead, PageModule, PageProps } from './page.ts'

/** The head of a page with the title of its document, which names the shop too. */
export interface DocumentHead extends PageHead {
  readonly documentTitle: string
}

/** A page that can be shown at once: code, head and address. */
export interface ReadyPage extends PageProps {
  readonly pathname: string
  /** HTTP status of the page. */
  readonly status: 200 | 400 | 404 | 503
  readonly page: PageModule
  /** Absent for the page that the server rendered: its head is in the document. */
  readonly head?: DocumentHead
}

/** A page whose head is not in the document yet. */
export interface LoadedPage extends ReadyPage {
  readonly head: DocumentHead
}
