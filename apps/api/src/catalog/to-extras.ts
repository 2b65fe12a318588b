import type { ProductExtras } from '@krishi/storefront-core/catalog'
import type { Locale } from '@krishi/storefront-core/locale'
import type { SeedExtras } from '../seed/types.ts'
import { localize } from './localize.ts'

const nothing: SeedExtras = {
  faqs: [],
  deals: [],
  videos: [],
  couponBanner: null,
  purpose: null,
  plantProtection: null,
}

/** What only a product's page shows, in one language; nothing where the catalogue says nothing. */
export function toExtras(extras: SeedExtras | null, language: Locale): ProductExtras {
  const { faqs, deals, videos, couponBanner, purpose, technical, plantProtection } = { ...nothing, ...extras }
  return {
    faqs: faqs.map(({ id, question, answer }) => ({
      id,
      question: localize(question, language),
      answer: localize(answer, language),
    })),
    deals: deals.map(({ id, title, detail }) => ({
      id,
      title: localize(title, language),
      detail: localize(detail, language),
    })),
    videos: videos.map(({ embedVideoId, title }) => ({ embedVideoId, title: localize(title, language) })),
    couponBanner: couponBanner && { ...couponBanner, title: localize(couponBanner.title, language) },
    purposeHtml: purpose && localize(purpose, language),
    ...(technical && { technicalText: localize(technical, language) }),
    plantProtection: plantProtection && {
      ...plantProtection,
      antidote: plantProtection.antidote && localize(plantProtection.antidote, language),
    },
  }
}
