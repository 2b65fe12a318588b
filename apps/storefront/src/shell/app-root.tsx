import { hyphenate } from '@krishi/storefront-core/format'
import type { ServerRenderedCart } from '@krishi/storefront-hooks/server-rendered-cart'
import { StorefrontProvider } from '@krishi/storefront-hooks/storefront'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { replayTouches } from '@krishi/storefront-host/hydration'
import { FirstAddress, SiteLink } from '@krishi/storefront-host/address'
import { guardBack } from '@krishi/storefront-host/navigation'
import type { Address } from '@krishi/storefront-host/address'
import { usePage } from '@krishi/storefront-host/pages'
import type { LoadPage } from '@krishi/storefront-host/pages'
import type { Texts } from '@krishi/storefront-host/texts'
import { UiContext } from '@krishi/storefront-ui/i18n'
import { Announcer } from '@krishi/storefront-ui/primitives/live-region'
import { HyphenationContext } from '@krishi/storefront-ui/primitives/text'
import { CardCorner } from '@krishi/storefront-widgets/product-card'
import type { CardCornerContent } from '@krishi/storefront-widgets/product-card'
import { createToastStore } from '@krishi/storefront-ui/primitives/toast'
import { useEffect, useMemo, useState } from 'react'
import type { ReadyPage } from './ready-page.ts'
import { createPaths } from './paths.ts'
import type { FrameParts } from './frame-parts.ts'
import { PageAddressContext } from './page-address.ts'
import { PageFrame } from './page-frame.tsx'
import { ShopContext } from './shop-context.ts'
import '../styles/shell.css'

/** Props of the root, the same on the server and in the browser. */
export interface AppRootProps {
  readonly storefront: Storefront
  readonly parts: FrameParts
  /** The page that the server rendered. */
  readonly initial: ReadyPage
  readonly loadPage: LoadPage<ReadyPage>
  /** The texts of its language, and of what is loaded later. */
  readonly texts: Texts
  /** Lines that were added by a native form, priced by the server, for the first render of the cart page. */
  readonly postedCart: ServerRenderedCart | null
  /** The address that the server rendered. */
  readonly firstAddress: Address
}

/** The whole shop: providers, frame, the page of the current address, notices and drawer. */
export function AppRoot({ firstAddress, ...props }: AppRootProps) {
  // The effect of the root is the last: all that is not in a lazy island is hydrated then.
  useEffect(replayTouches, [])
  return (
    <FirstAddress value={firstAddress}>
      <StorefrontProvider storefront={props.storefront}>
        <ShopPages {...props} />
      </StorefrontProvider>
    </FirstAddress>
  )
}

function ShopPages({
  storefront: { settings, locale },
  parts,
  initial,
  loadPage,
  texts,
  postedCart,
}: Omit<AppRootProps, 'firstAddress'>) {
  const { ready, isPending } = usePage(initial, loadPage)
  const [cardHeart, setCardHeart] = useState<CardCornerContent>(null)
  const [notices] = useState(() => createToastStore({ minimumMs: settings.toastMinimumMs }))
  const shop = useMemo(
    () => ({ locale, settings, notices, postedCart, paths: createPaths(locale) }),
    [postedCart, locale, notices, settings],
  )
  const surroundings = useMemo(() => ({ locale, messages: texts, link: SiteLink, guardBack }), [locale, texts])
  return (
    <UiContext value={surroundings}>
      <ShopContext value={shop}>
        <PageAddressContext value={ready}>
          <Announcer>
            <HyphenationContext value={hyphenate}>
              <CardCorner value={cardHeart}>
                <PageFrame parts={parts} ready={ready} isPending={isPending} />
              </CardCorner>
            </HyphenationContext>
            <parts.Notices store={notices} onCardHeart={setCardHeart} />
          </Announcer>
        </PageAddressContext>
      </ShopContext>
    </UiContext>
  )
}
