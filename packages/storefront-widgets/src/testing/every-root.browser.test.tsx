import { reviewFormOf } from '@krishi/storefront-hooks/reviews'
import { StorefrontProvider } from '@krishi/storefront-hooks/storefront'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { expectRoot, widgetOf } from '@krishi/storefront-ui/testing/roots'
import type { StoryModule } from '@krishi/storefront-ui/testing/roots'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { CountdownWidget } from '../countdown/index.ts'
import { ReviewFormWidget } from '../review-form/index.ts'
import { storyProducts } from './index.ts'

type Loader = (context: { readonly globals: object }) => Promise<{ readonly storefront: Storefront }>

/** Stories with the shops that they open. */
interface ConnectedModule extends StoryModule {
  readonly [story: string]: StoryModule[string] & { readonly loaders?: readonly Loader[] }
  readonly default: StoryModule['default'] & { readonly loaders: readonly Loader[] }
}

const stories = import.meta.glob<ConnectedModule>('../**/*.stories.tsx')

const { productId, handle, productName } = storyProducts.tomato
const reviewed = { productId, handle, name: productName.text }

/** The widgets whose first story shows nothing before it is played. */
const played: Readonly<Record<string, (storefront: Storefront) => ReturnType<typeof widgetOf>>> = {
  'countdown-widget': () => createElement(CountdownWidget, { until: Number.MAX_SAFE_INTEGER }),
  'review-form-widget'(storefront) {
    void reviewFormOf(storefront, reviewed).actions.open()
    return createElement(ReviewFormWidget, { product: reviewed })
  },
}

describe('Every connected widget', () => {
  it.each(Object.entries(stories))('takes a class, a style and a ref for its root: %s', async (path, load) => {
    const module = await load()
    const { default: meta, ...all } = module
    const [open] = Object.values(all)[0]?.loaders ?? meta.loaders
    const shop = await open?.({ globals: { locale: 'en', network: 'normal' } })
    if (shop === undefined)
      throw new Error(`${path} opens no shop. Its widget is not tested. Name openShop() as loader.`)
    const name = /([\w-]+)\.stories\.tsx$/.exec(path)?.[1] ?? ''
    await expectRoot(played[name]?.(shop.storefront) ?? widgetOf(module), (widget) => (
      <StorefrontProvider storefront={shop.storefront}>{widget}</StorefrontProvider>
    ))
  })

  it('is among those that are tested', () => {
    expect(Object.keys(stories).length).toBeGreaterThan(40)
  })
})
