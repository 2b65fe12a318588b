import type { Locale } from '@krishi/storefront-core/locale'
import type { Settings } from '@krishi/storefront-core/settings'
import type { createServerRenderedCart } from '@krishi/storefront-hooks/server-rendered-cart'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import type { PageProps } from '@krishi/storefront-host/pages'
import type { QueryClient } from '@krishi/storefront-hooks/query'
import type { ComponentType } from 'react'
import type { TextsOf } from './texts-of.ts'

export type { PageProps }

/** The visitor that the cookie of a page belongs to. */
export interface Visitor {
  readonly isSignedIn: boolean
}

/** What a page may use before it renders, on the server and on client navigation alike. */
export interface PageContext extends PageProps {
  readonly locale: Locale
  /** Path without language prefix. */
  readonly path: string
  readonly ports: StorefrontPorts
  readonly queryClient: QueryClient
  readonly settings: Settings
  /** Scheme and host of the shop, for canonical addresses. */
  readonly origin: string
  /** The visitor, as the server knows from the cookie; the browser uses its session instead. */
  readonly visitor?: () => Promise<Visitor | null>
  /** Texts outside React, for the head. */
  readonly textsOf: TextsOf
}

/** The content of the document's head. */
export interface PageHead {
  /** Without the name of the shop, which `documentTitle` adds; announced after a navigation. */
  readonly title: string
  readonly description?: string
  /** Structured data for search engines, one script each. */
  readonly jsonLd?: readonly Record<string, unknown>[]
  /** Path and query of the one address that search engines should keep; the page's own path when absent. */
  readonly canonicalPath?: string
}

/** A screen: its component, its prefetch and its head. */
export interface PageModule {
  readonly Component: ComponentType<PageProps>
  /** Fills the query cache. The answer is the HTTP status; failures that a retry may heal are 200 with an error state. */
  prefetch?: (context: PageContext) => Promise<200 | 404 | 503>
  head: (context: PageContext) => PageHead | Promise<PageHead>
  /** Creates the cart that the server has rendered: code that only the cart page loads. */
  readonly createServerRenderedCart?: typeof createServerRenderedCart
}
