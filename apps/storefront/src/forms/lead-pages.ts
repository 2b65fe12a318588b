import type { LeadFormId } from '@krishi/storefront-core/forms'
import { pageAt } from '../routes/page-at.ts'
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

/** The page at a path. */
export function leadPageOf(path: string): LeadPage {
  return pageAt<LeadPage>(leadPages, path, 'forms/lead-pages.ts')
}
