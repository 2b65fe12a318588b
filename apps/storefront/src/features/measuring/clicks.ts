import type { AnalyticsEventName } from '@krishi/storefront-core/analytics'

/** What presses are events, by what is pressed; the first that fits counts [08.1]. */
const pressed: readonly (readonly [selector: string, name: AnalyticsEventName])[] = [
  ['[data-scope="language-switcher"] a', 'language_click'],
  ['[data-scope="share-menu"] :is(a, button), [data-event="share"]', 'share_click'],
  ['[data-scope="help-button"]', 'floating_icon_click'],
  ['.home-hero :is(a, button), [data-scope="bulk-order-banner"] a', 'banner_click'],
  ['[data-scope="product-gallery"] button, [data-scope="zoom-viewer"] button', 'image_click'],
  ['nav a', 'menu_click'],
]

/** The event of a press, or null. */
export function eventOfClick(target: EventTarget | null): AnalyticsEventName | null {
  if (!(target instanceof Element)) return null
  return pressed.find(([selector]) => target.closest(selector) !== null)?.[1] ?? null
}
