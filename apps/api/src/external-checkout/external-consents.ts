import type { TermsConsent } from '@krishi/storefront-core/compliance'
import { uuidv7 } from 'uuidv7'
import { schema, type Database } from '../database/index.ts'

const { externalConsents } = schema

/** A consent as it is kept for a checkout of the external platform. */
export type ExternalConsent = typeof externalConsents.$inferSelect

/** A record of the terms that were agreed to, at the time of the server. */
export function newConsent(consent: TermsConsent, ownerId: string, now: Date): ExternalConsent {
  return { id: uuidv7(), ownerId, consent: { ...consent, time: now.toISOString() }, createdAt: now }
}

/** What the platform keeps with its order: the record's own id leads back to ours. */
export function consentAttributes({ id, consent }: ExternalConsent): Readonly<Record<string, string>> {
  const { version, language, time } = consent
  return { terms_consent: id, terms_version: version, terms_language: language, terms_agreed_at: time }
}

/** Keeps the consent once there is a checkout that it is for. */
export async function keepConsent(database: Database, consent: ExternalConsent): Promise<void> {
  await database.insert(externalConsents).values(consent)
}
