import '@fontsource-variable/noto-sans/wght.css'
import '@fontsource-variable/noto-sans-bengali/wght.css'
import '@fontsource-variable/noto-sans-devanagari/wght.css'
import '@fontsource-variable/noto-sans-kannada/wght.css'
import '@fontsource-variable/noto-sans-tamil/wght.css'
import '@fontsource-variable/noto-sans-telugu/wght.css'
import '@fontsource/noto-sans-symbols-2/400.css'
import '@krishi/storefront-ui/styles.css'
import '@krishi/storefront-ui/themes/base.css'
import '@krishi/storefront-ui/themes/brand-sunrise.css'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Preview, ReactRenderer } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import './fonts.css'
import { elementSource } from '../docs/widget/element-source.ts'
import { WidgetPage } from '../docs/widget/widget-page.tsx'
import { describeWithoutIds, withoutIds } from '../docs/without-ids.ts'
import { DocsFrame } from './docs-frame.tsx'
import { loadFonts } from './load-fonts.ts'
import { loadMessages } from './load-messages.ts'
import { ShopFrame } from './shop-frame.tsx'
import './story-edge.css'
import './story-focus.css'
import { globalTypes, initialGlobals } from './toolbars.ts'
import type { ShopGlobals } from './toolbars.ts'

/** How long a play waits for an answer, in ms: as long as a shopper on a busy machine, but not for one that cannot come. */
const patience = { usual: 10_000, cutOff: 1_000 }

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  loaders: [
    async ({ globals }) => {
      const { locale } = globals as unknown as ShopGlobals
      const [messages] = await Promise.all([loadMessages(locale), loadFonts(locale)])
      return { messages }
    },
  ],
  beforeEach: ({ globals, storyGlobals }) => {
    // A story that shows a failure says so itself; else the toolbar has cut it off, and what its play looks for never comes.
    const isCutOff = globals['network'] === 'offline' && storyGlobals['network'] === undefined
    configure({ asyncUtilTimeout: isCutOff ? patience.cutOff : patience.usual })
  },
  argTypesEnhancers: [({ argTypes }) => describeWithoutIds(argTypes)],
  decorators: [
    withThemeByDataAttribute<ReactRenderer>({
      themes: { default: 'leaf', sunrise: 'sunrise' },
      defaultTheme: 'default',
      attributeName: 'data-sf-theme',
      parentSelector: 'html',
    }),
    (Story, { globals, loaded }) => (
      <ShopFrame globals={globals as unknown as ShopGlobals} messages={loaded['messages'] ?? {}}>
        <Story />
      </ShopFrame>
    ),
  ],
  parameters: {
    layout: 'padded',
    // What passes need not be described: it is most of what axe finds.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    backgrounds: { disabled: true },
    controls: { expanded: true },
    docs: {
      container: DocsFrame,
      page: WidgetPage,
      source: { transform: elementSource },
      extractComponentDescription: (component: { __docgenInfo?: { description?: string } } | null) =>
        withoutIds(component?.__docgenInfo?.description ?? ''),
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Introduction', 'Search'],
          'Foundations',
          'Guides',
          'Primitives',
          'Shop window',
          'Product',
          'Cart',
          'Checkout',
          'Connected',
          'Elements',
          '*',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
}

export default preview
