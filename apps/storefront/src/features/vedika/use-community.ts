import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import { navigate } from '@krishi/storefront-host/address'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { usePageAddress } from '../../shell/page-address.ts'
import { useShop } from '../../shell/shop-context.ts'
import { refusalWords } from './refusal-words.ts'
import { createVedikaPaths } from './vedika-paths.ts'
import en from './messages/en.json'

/** What the parts of the community's pages share. */
export function useCommunity() {
  const t = useWidgetMessages('vedika', en)
  const { locale, paths, notices } = useShop()
  const vedika = createVedikaPaths(paths)
  const { pathname, search, params } = usePageAddress()
  const signInHref = paths.signIn(search === '' ? pathname : `${pathname}?${search}`)

  /** Leads whoever is not signed in there and back; of anything else it says that it was not done, or may be. */
  function onRefused({ code }: Failure<PortErrorCode>): void {
    if (code === 'auth/forbidden' || code === 'auth/required') navigate(signInHref)
    else notices.show({ text: t(refusalWords(code)), tone: 'danger' })
  }

  return {
    ...{ t, locale, paths: vedika, notices, navigate, params, search, signInHref, onRefused },
    communityPaths: { post: vedika.post, author: vedika.author },
  }
}
