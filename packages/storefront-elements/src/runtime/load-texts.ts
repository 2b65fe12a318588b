import type { CompiledMessages } from '@krishi/storefront-ui/i18n'

/** Texts by scope. */
export type Texts = Readonly<Record<string, CompiledMessages>>

/** How the texts of an element are loaded by language; English is in its code. */
export type TextLoaders = Readonly<Partial<Record<string, () => Promise<{ readonly default: Texts }>>>>

/** The texts of a language; none where they cannot be loaded, and English stands in for them. */
export async function loadTexts(loaders: TextLoaders, locale: string): Promise<Texts> {
  try {
    return (await loaders[locale]?.())?.default ?? {}
  } catch {
    return {}
  }
}
