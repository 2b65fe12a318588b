import type { NetworkLimitName } from '@krishi/api/http/network-limits'

/** What a page is made of beside its HTML. */
const file = /^\/(assets|banners|embed|img|images|settings)\/|^\/(favicon\.svg|alerts-worker\.js)$/

const document = /^\/(sitemap(-[^/]+)?\.xml|robots\.txt)$/

/** What an address that is no call of the API is counted with. */
export function limitOf(path: string): NetworkLimitName {
  if (document.test(path)) return 'document'
  return file.test(path) ? 'file' : 'page'
}
