import { imageFor } from '@krishi/storefront-core/settings'
import { useShop } from '../../shell/shop-context.ts'

/** Pictures that lead to the app, in the page's language; none inside the app [04.7, 03.3]. */
export function InstallBanners({ label }: { readonly label: string }) {
  const { locale, settings } = useShop()
  return settings.installBanners.map((banner) => {
    const src = imageFor(banner, locale)
    return src === null ? null : (
      <a key={banner.name} href={settings.pdpBackBanner.appHref} target="_blank" rel="noopener">
        <img src={src} alt={label} loading="lazy" />
      </a>
    )
  })
}
