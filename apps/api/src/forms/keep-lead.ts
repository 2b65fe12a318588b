import { isDeepStrictEqual } from 'node:util'
import type { LeadFormPayload } from '@krishi/storefront-core/contract'
import { checkLead, fromLeadPayload, leadFormOf } from '@krishi/storefront-core/forms'
import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { eq } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'

const { leads } = schema

/** A form that was sent. */
export interface SentLead {
  /** One for each form that somebody means to send. */
  readonly key: string
  readonly payload: LeadFormPayload
  readonly language: Locale
  /** The shopper, where there is a session. */
  readonly ownerId: string | null
  readonly now: Date
}

/**
 * Keeps a form for the owner of the shop. The same key again is the same form, and is kept once; another form under it is
 * 'request/conflict'. What the rules refuse is 'request/invalid' with the field.
 */
export async function keepLead(
  database: Database,
  { key, payload, language, ownerId, now }: SentLead,
): Promise<Result<null, 'request/invalid' | 'request/conflict'>> {
  const form = leadFormOf(payload.formId)
  const fields = form && fromLeadPayload(form, payload)
  if (form === null || fields === null) return err('request/invalid', { fields: { inputData: 'unknown' } })
  // The form requires consent, so sending it gives consent.
  const problem = checkLead(form, { ...fields, consent: 'yes' })
  if (problem) return err('request/invalid', { fields: { [problem.field]: problem.kind } })
  const row = { key, formId: form.id, fields, language, ownerId, createdAt: now }
  const written = await database.insert(leads).values(row).onConflictDoNothing().returning({ key: leads.key })
  if (written.length > 0) return ok(null)
  const [before] = await database.select().from(leads).where(eq(leads.key, key))
  const isSame = before?.formId === form.id && isDeepStrictEqual(before.fields, fields)
  return isSame ? ok(null) : err('request/conflict')
}
