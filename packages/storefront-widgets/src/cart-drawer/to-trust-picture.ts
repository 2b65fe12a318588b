import type { Locale } from '@krishi/storefront-core/locale'
import type { Settings } from '@krishi/storefront-core/settings'
import type { TrustPicture } from '@krishi/storefront-ui/trust-marker'

/** The shop's picture of its promises in a language, else in English; undefined where there is none or it is off [24.2]. */
export function toTrustPicture(
  { enableTrustMarker, mobileImageUrls, desktopImageUrls }: Settings['cartConfig']['trustMarker'],
  locale: Locale,
): TrustPicture | undefined {
  const mobileSrc = mobileImageUrls[locale] ?? mobileImageUrls.en
  const desktopSrc = desktopImageUrls[locale] ?? desktopImageUrls.en ?? mobileSrc
  return enableTrustMarker && mobileSrc && desktopSrc ? { mobileSrc, desktopSrc } : undefined
}
