import { mergeSettings } from '@krishi/storefront-core/settings'

/** What this shop's owner has changed of the built-in settings: it recommends cheaper substitutes [17.1]. */
export const shopSettings = mergeSettings({ alternativeProduct: { enableAlternativeProduct: true } })
