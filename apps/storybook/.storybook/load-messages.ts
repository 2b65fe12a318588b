import type { Locale } from '@krishi/storefront-core/locale'
import type { CompiledMessages } from '@krishi/storefront-ui/i18n'
import { messageScope } from '../../../tooling/message-scope.ts'

const files = import.meta.glob<CompiledMessages>('../../../packages/storefront-ui/src/**/messages/*.json', {
  import: 'default',
})

/** The texts of every widget in one language, by scope. English is bundled with the widgets. */
export async function loadMessages(locale: Locale): Promise<Record<string, CompiledMessages>> {
  if (locale === 'en') return {}
  const ours = Object.entries(files).filter(([path]) => path.endsWith(`/messages/${locale}.json`))
  return Object.fromEntries(
    await Promise.all(ours.map(async ([path, load]) => [messageScope(path), await load()] as const)),
  )
}
