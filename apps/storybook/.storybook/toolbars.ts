import type { Locale } from '@krishi/storefront-core/locale'
import type { Network } from '@krishi/storefront-widgets/testing'

/** What the toolbars set, besides the brand of the themes addon. */
export interface ShopGlobals {
  readonly colorScheme: 'light' | 'dark'
  readonly locale: Locale
  readonly network: Network
  readonly textSize: 'normal' | 'double'
}

/** What a story starts with. */
export const initialGlobals: ShopGlobals = { colorScheme: 'light', locale: 'en', network: 'normal', textSize: 'normal' }

/** The toolbars. */
export const globalTypes = {
  colorScheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  locale: {
    description: 'Language of the shopper',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'hi', title: 'हिन्दी' },
        { value: 'te', title: 'తెలుగు' },
        { value: 'ta', title: 'தமிழ்' },
        { value: 'kn', title: 'ಕನ್ನಡ' },
        { value: 'bn', title: 'বাংলা' },
      ],
    },
  },
  network: {
    description: 'What memory adapters meet',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Network' },
        { value: 'slow', title: 'Slow' },
        { value: 'failing', title: 'Failing' },
        { value: 'offline', title: 'Offline' },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Text 100 %' },
        { value: 'double', title: 'Text 200 %' },
      ],
    },
  },
}
