import { defaultLocale } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'
import type { CompiledMessages } from '@krishi/storefront-ui/i18n'

type Loader = () => Promise<CompiledMessages>

const files: Readonly<Record<string, Loader>> = {
  ...import.meta.glob<CompiledMessages>('../../../../packages/storefront-ui/src/**/messages/{hi,te,ta,kn,bn}.json', {
    import: 'default',
  }),
  ...import.meta.glob<CompiledMessages>('./{hi,te,ta,kn,bn}.json', { import: 'default' }),
}

/** The host's own texts. */
export const hostScope = 'host'

/** Texts of the shell, which every page shows. */
const shellScopes = [hostScope, 'navigationBar', 'siteFooter', 'languageSwitcher', 'toast', 'drawer', 'errorNotice']

/** Vite's key and loader of each scope's file in one language. */
function fileOf(scope: string, locale: Locale): string | undefined {
  const folder = scope === hostScope ? `./${locale}.json` : `/${kebabCase(scope)}/messages/${locale}.json`
  return Object.keys(files).find((path) => path === folder || path.endsWith(folder))
}

/** Loads the texts of the shell and of the given widgets. English is bundled with each widget, so it loads nothing. */
export async function loadMessages(
  locale: Locale,
  scopes: readonly string[],
): Promise<Readonly<Record<string, CompiledMessages>>> {
  if (locale === defaultLocale) return {}
  const loaded = await Promise.all(
    [...new Set([...shellScopes, ...scopes])].map(async (scope) => {
      const file = fileOf(scope, locale)
      const load = file === undefined ? undefined : files[file]
      return load ? ([[scope, await load()]] as const) : []
    }),
  )
  return Object.fromEntries(loaded.flat())
}

/** Source files of the texts, as the client manifest names them, for preloading. */
export function messageModules(locale: Locale, scopes: readonly string[]): string[] {
  if (locale === defaultLocale) return []
  return [...shellScopes, ...scopes].flatMap((scope) => {
    const file = fileOf(scope, locale)
    if (file === undefined) return []
    return [file.startsWith('./') ? `src/messages/${file.slice(2)}` : file.replace(/^(\.\.\/){4}/, '../../')]
  })
}

function kebabCase(scope: string): string {
  return scope.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
