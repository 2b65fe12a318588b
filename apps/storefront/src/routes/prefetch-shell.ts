import type { Locale } from '@krishi/storefront-core/locale'
import { menuOptions } from '@krishi/storefront-hooks/catalog'
import type { PageSources } from './load-page.ts'

/** Reads what stands around every page. A failure is no failure of the page: the bar has a built-in menu [09.5]. */
export async function prefetchShell({ ports, queries }: PageSources, locale: Locale): Promise<void> {
  const queryClient = await queries.client()
  await queryClient.prefetchQuery(menuOptions(ports, { locale }))
}
