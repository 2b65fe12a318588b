import { z } from '@hono/zod-openapi'
import type { ContentPageResponse, TermsResponse } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import { eq } from 'drizzle-orm'
import type { ApiContext } from '../api-context.ts'
import { localize } from '../catalog/localize.ts'
import { localizedText, locale } from '../catalog/schemas.ts'
import { schema, type Database } from '../database/index.ts'
import type { Translated } from '../database/schema/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { readBuiltInPages } from './built-in-pages.ts'

const builtIn = readBuiltInPages()

/** What a page of plain text says: what the owner has written, else what is built in; null for an unknown one [05.5]. */
async function findPage(database: Database, handle: string): Promise<Translated | null> {
  const { contentPages } = schema
  const [own] = await database.select().from(contentPages).where(eq(contentPages.handle, handle))
  return own?.content ?? builtIn.get(handle) ?? null
}

const page = z.object({ handle: z.string(), contentHtml: localizedText }) satisfies z.ZodType<ContentPageResponse>

/** A page of plain text [05.5]. */
export function contentPageRoute({ database }: ApiContext): OperationRoute<'content.page'> {
  return {
    name: 'content.page',
    summary: 'A page of plain text, such as the privacy policy: the words of the owner, else those of the program.',
    limit: 'read',
    request: { path: z.object({ handle: z.string().max(100) }), query: z.object({ language: locale }) },
    response: page,
    refusals: ['request/not-found'],
    async handle({ path: { handle }, query: { language } }) {
      const content = await findPage(database, handle)
      return content ? ok({ handle, contentHtml: localize(content, language) }) : err('request/not-found')
    },
  }
}

const terms = z.object({ termsAndConditions: localizedText }) satisfies z.ZodType<TermsResponse>

/** The terms and conditions, which are asked for without parameters [05.5]. */
export function termsRoute({ database }: ApiContext): OperationRoute<'checkout.termsAndConditions'> {
  return {
    name: 'checkout.termsAndConditions',
    summary: 'The terms and conditions in the language of the call.',
    limit: 'read',
    request: {},
    response: terms,
    refusals: ['request/not-found'],
    async handle(_request, { language }) {
      const content = await findPage(database, 'terms-and-conditions')
      return content ? ok({ termsAndConditions: localize(content, language) }) : err('request/not-found')
    },
  }
}
