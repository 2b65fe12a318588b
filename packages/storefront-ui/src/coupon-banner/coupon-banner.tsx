import type { CouponBanner as Banner } from '@krishi/storefront-core/catalog'
import { useState } from 'react'
import { useUi } from '../i18n/index.ts'
import { wholeSource } from '../primitives/image/index.ts'
import { Text } from '../primitives/text/index.ts'
import type { RootProps } from '../root/index.ts'

/** Props of the banner. */
export interface CouponBannerProps extends Pick<Banner, 'imageUrl' | 'title'>, RootProps<HTMLAnchorElement> {
  readonly href: string
}

/** A picture that leads to offers, with translated words beside it [15.4]. Renders a link; without the picture the words stay. */
export function CouponBanner({ imageUrl, title, href, ...root }: CouponBannerProps) {
  const { Link, imageLoader } = useUi()
  const [failed, setFailed] = useState('')
  return (
    <Link {...root} data-scope="coupon-banner" data-part="root" href={href}>
      {failed === imageUrl ? null : (
        <img
          data-scope="coupon-banner"
          data-part="picture"
          src={wholeSource(imageUrl, 96, imageLoader)}
          alt=""
          width={96}
          height={64}
          loading="lazy"
          onError={() => setFailed(imageUrl)}
        />
      )}
      <Text value={title} />
    </Link>
  )
}
