import { defaultLocale } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'
import { untilLoaded } from '@krishi/storefront-host/loading'
import { UiProvider, useUi } from '@krishi/storefront-ui/i18n'
import { use, useMemo } from 'react'
import type { ReactNode } from 'react'
import { loadMessages } from '../messages/load-messages.ts'
import type { Texts } from '../messages/load-messages.ts'
import type { LazyTextGroup } from '../messages/text-groups.ts'

const loading = new Map<string, Promise<Texts>>()
const loaded = new Map<string, Texts>()

/** Loads texts for its children, in addition to those of the page. Suspends until they are loaded; English never suspends. */
export function TextScope({
  groups,
  children,
}: {
  readonly groups: readonly LazyTextGroup[]
  readonly children: ReactNode
}) {
  const { locale, messages } = useUi()
  const known = loaded.get(locale) ?? loaded.get(keyOf(locale, groups))
  const own = locale === defaultLocale ? noTexts : (known ?? use(load(locale, groups)))
  const all = useMemo(() => ({ ...messages, ...own }), [messages, own])
  return <UiProvider messages={all}>{children}</UiProvider>
}

const noTexts: Texts = {}

/** Provides all texts of a language at once, for a server: it cannot suspend. */
export function provideTexts(locale: Locale, texts: Texts): void {
  loaded.set(locale, texts)
}

/** Loads the texts of a scope before it renders, because an overlay should open complete. Rejects if they cannot be loaded. */
export async function prepareTexts(locale: Locale, groups: readonly LazyTextGroup[]): Promise<void> {
  const key = keyOf(locale, groups)
  if (!loaded.has(key)) loaded.set(key, await loadMessages(locale, groups))
}

/** The same promise for the same texts, as `use` needs it. */
function load(locale: Locale, groups: readonly LazyTextGroup[]): Promise<Texts> {
  const key = keyOf(locale, groups)
  const known = loading.get(key) ?? untilLoaded(() => loadMessages(locale, groups))
  loading.set(key, known)
  return known
}

function keyOf(locale: Locale, groups: readonly LazyTextGroup[]): string {
  return [locale, ...groups].join(' ')
}
