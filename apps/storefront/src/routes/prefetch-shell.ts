import type { Locale } from '@krishi/storefront-core/locale'
import { menuOptions } from '@krishi/storefront-hooks/catalog'
import type { PageSources } from './load-page.ts'
import { prefetchPart } from '../shell/prefetch-part.ts'

/** Reads the data of the frame. If that fails, the page does not: the bar has a built-in menu [09.5]. */
export async function prefetchShell({ ports, queries }: PageSources, locale: Locale): Promise<void> {
  const queryClient = await queries.client()
  await prefetchPart(queryClient.query(menuOptions(ports, { locale })))
}
