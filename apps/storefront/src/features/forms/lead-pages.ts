import type { LeadFormId } from '@krishi/storefront-core/forms'
import type en from './messages/en.json'

/** A page with a form. */
export interface LeadPage {
  readonly form: LeadFormId
  readonly title: keyof typeof en
  readonly intro: keyof typeof en
}

/** The pages with forms by their path without language. */
export const leadPages = {
  '/pages/bulk-buyer-form': { form: 'bulk-buyer', title: 'bulkTitle', intro: 'bulkIntro' },
  '/pages/rbl-bank-lead-form': { form: 'bank-lead', title: 'loanTitle', intro: 'loanIntro' },
  '/pages/car-lead-form': { form: 'car-lead', title: 'carTitle', intro: 'carIntro' },
  '/pages/sell-on-krishi': { form: 'sell-with-us', title: 'sellTitle', intro: 'sellIntro' },
} as const satisfies Readonly<Record<string, LeadPage>>

/** The page at a path; the route table leads nowhere else. */
export function leadPageOf(path: string): LeadPage {
  const pages: Readonly<Partial<Record<string, LeadPage>>> = leadPages
  const page = pages[path]
  if (page) return page
  throw new Error(
    `The route table leads to a form at ${path}, and there is none. The page cannot be shown. Add it to forms/lead-pages.ts.`,
  )
}
