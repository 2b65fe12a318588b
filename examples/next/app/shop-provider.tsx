'use client'

import { browserEnvironment } from '@krishi/storefront-hooks/browser'
import { createStorefront, StorefrontProvider } from '@krishi/storefront-hooks/storefront'
import type { Storefront, StorefrontOptions } from '@krishi/storefront-hooks/storefront'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { createPorts, locale } from './shop'

/** What the server has read, and what is shown with it. */
interface ShopProviderProps extends Pick<StorefrontOptions, 'settings'> {
  readonly children: ReactNode
}

/** One storefront for the page in the browser, and one for each rendering on the server. */
export function ShopProvider({ settings, children }: ShopProviderProps) {
  const [storefront] = useState<Storefront>(() =>
    createStorefront({
      ports: createPorts(),
      locale,
      settings,
      ...(typeof window === 'undefined' ? {} : browserEnvironment(window)),
    }),
  )
  return <StorefrontProvider storefront={storefront}>{children}</StorefrontProvider>
}
