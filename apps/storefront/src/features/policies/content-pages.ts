import type { ContentPageHandle } from '@krishi/storefront-core/content'
import type en from './messages/en.json'

/** A page of plain text: its handle, its heading and what it is about. */
export interface ContentPage {
  readonly handle: ContentPageHandle
  readonly title: keyof typeof en
  readonly text: keyof typeof en
}

/** The pages of plain text by their path without language. */
export const contentPages = {
  '/pages/terms-of-service': { handle: 'terms-of-service', title: 'termsOfServiceTitle', text: 'termsOfServiceText' },
  '/terms-and-conditions': { handle: 'terms-and-conditions', title: 'conditionsTitle', text: 'conditionsText' },
  '/pages/refund-policy': { handle: 'refund-policy', title: 'refundTitle', text: 'refundText' },
  '/pages/privacy-policy': { handle: 'privacy-policy', title: 'privacyTitle', text: 'privacyText' },
  '/pages/krishi-services': { handle: 'krishi-services', title: 'servicesTitle', text: 'servicesText' },
  '/pages/accessibility': { handle: 'accessibility', title: 'accessibilityTitle', text: 'accessibilityText' },
} as const satisfies Readonly<Record<string, ContentPage>>

/** The page at a path; the route table leads nowhere else. */
export function contentPageOf(path: string): ContentPage {
  const pages: Readonly<Partial<Record<string, ContentPage>>> = contentPages
  const page = pages[path]
  if (page) return page
  throw new Error(
    `The route table leads to a text at ${path}, and there is none. The page cannot be shown. Add it to policies/content-pages.ts.`,
  )
}
