import { StorefrontProvider } from '@krishi/storefront-hooks/storefront'
import { UiContext } from '@krishi/storefront-ui/i18n'
import { Announcer } from '@krishi/storefront-ui/primitives/live-region'
import { createRoot } from 'react-dom/client'
import type { Place } from '../loader/place.ts'
import { openShop } from '../shop/open-shop.ts'
import { ShopContext } from '../shop/shop.ts'
import 'virtual:sheet/foundation'
import type { ElementModule } from './element-module.ts'
import { Fallback } from './fallback.tsx'
import { loadTexts } from './load-texts.ts'
import { sharedSheet } from './shared-sheet.ts'
import { describeNodes } from './describe-nodes.ts'

/** An element that shows something. */
export interface MountedElement {
  /** Reads its attributes again. */
  update: () => void
  unmount: () => void
}

/**
 * Loads what an element needs beside its code: the shop, which all elements of a page share, and its texts. What it returns renders
 * the element into the open shadow root of `host`; where the view throws, what stands in `host` is shown again.
 */
export async function prepareElement(
  { View, texts }: ElementModule,
  place: Place,
): Promise<(host: HTMLElement) => MountedElement> {
  describeNodes(place.origin)
  const [shop, messages] = await Promise.all([openShop(place), loadTexts(texts, place.locale)])
  const surroundings = { locale: place.locale, messages, link: 'a' } as const
  return (host) => {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sharedSheet]
    const container = document.createElement('div')
    container.lang = place.locale
    root.replaceChildren(container)
    const react = createRoot(container)
    function update(): void {
      react.render(
        <Fallback>
          <ShopContext.Provider value={shop}>
            <StorefrontProvider storefront={shop.storefront}>
              <UiContext.Provider value={surroundings}>
                <Announcer>
                  <View host={host} />
                </Announcer>
              </UiContext.Provider>
            </StorefrontProvider>
          </ShopContext.Provider>
        </Fallback>,
      )
    }
    update()
    return { update, unmount: () => react.unmount() }
  }
}
