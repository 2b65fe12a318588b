/** How sure a partner can be of the names and properties of a widget. */
export type Status = 'stable' | 'new' | 'experimental'

/** What each status promises, in the words of the docs. */
export const promises: Readonly<Record<Status, string>> = {
  stable: 'names, parts and properties change only with a version that says so',
  new: 'it came with the last version, and a property may still get another name with the next',
  experimental: 'it needs what some browsers do not have, and may change or go with any version',
}

/** The one list of what is not stable, by package and folder. */
const unsettled: Readonly<Record<string, Exclude<Status, 'stable'>>> = {
  'storefront-ui/alert-switch': 'experimental',
  'storefront-ui/read-aloud': 'experimental',
  'storefront-ui/search-voice': 'experimental',
  'storefront-widgets/alerts': 'experimental',
  'storefront-widgets/read-aloud': 'experimental',
  'storefront-widgets/search-voice': 'experimental',
  'storefront-elements/elements': 'new',
  'storefront-ui/compare': 'new',
  'storefront-ui/farm': 'new',
  'storefront-ui/film-choice': 'new',
  'storefront-ui/mention-list': 'new',
  'storefront-ui/not-offered': 'new',
  'storefront-ui/saved-for-later': 'new',
  'storefront-ui/shared-cart': 'new',
  'storefront-widgets/compare': 'new',
  'storefront-widgets/farm': 'new',
  'storefront-widgets/saved-for-later': 'new',
  'storefront-widgets/shared-cart': 'new',
}

/** Every folder that the list names, for the test that all of them are there. */
export const unsettledFolders: readonly string[] = Object.keys(unsettled)

/** The status of the widget in a folder, such as `storefront-ui/farm`. */
export function statusOf(folder: string): Status {
  return unsettled[folder] ?? 'stable'
}
