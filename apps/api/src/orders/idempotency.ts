import { createHash } from 'node:crypto'
import type { PlaceOrderResponse } from '@krishi/storefront-core/contract'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { schema, type Database } from '../database/index.ts'

const { idempotencyRecords: records } = schema

/** How long a claim holds when its server died, in ms: longer than any order takes. */
const leaseMs = 30_000

/** Which intent of which shopper. */
export interface IntentKey {
  readonly ownerId: string
  readonly key: string
}

/** A shopper's intent, with the hash of what was asked for. */
export interface Intent extends IntentKey {
  readonly bodyHash: string
}

/** The right to carry out an intent. */
export interface Claim extends Intent {
  readonly claim: string
}

/** What claiming gives: the right to go on, or the answer of the first time. */
export type Claimed =
  | { readonly kind: 'claimed'; readonly claim: Claim }
  | { readonly kind: 'answered'; readonly answer: PlaceOrderResponse }

/** The hash by which a repeat is told from another request under the same key. */
export function hashBody(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}

function isIntent({ ownerId, key }: IntentKey) {
  return and(eq(records.ownerId, ownerId), eq(records.key, key))
}

function isClaim(claim: IntentKey & Pick<Claim, 'claim'>) {
  return and(isIntent(claim), eq(records.claim, claim.claim))
}

/**
 * Claims an intent, or answers what became of it: the stored answer when it is done, `order/in-progress` while another
 * request carries it out, `order/withdrawn` when the shopper was told that it came to nothing, `order/idempotency-mismatch` when
 * the key stood for something else. A claim whose server died lapses and can be taken; its transaction can then no longer finish, because finishing needs the claim.
 */
export async function claimIntent(
  database: Database,
  intent: Intent,
  now: Date,
): Promise<Result<Claimed, 'order/in-progress' | 'order/withdrawn' | 'order/idempotency-mismatch'>> {
  const claim: Claim = { ...intent, claim: uuidv7() }
  const leaseUntil = new Date(now.getTime() + leaseMs)
  const inserted = await database
    .insert(records)
    .values({ ...claim, status: 'running', leaseUntil, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: records.key })
  if (inserted.length > 0) return ok({ kind: 'claimed', claim })

  const [existing] = await database.select().from(records).where(isIntent(intent))
  if (!existing) return err('order/in-progress')
  if (existing.status === 'withdrawn') return err('order/withdrawn')
  if (existing.bodyHash !== intent.bodyHash) return err('order/idempotency-mismatch')
  if (existing.answer) return ok({ kind: 'answered', answer: existing.answer })
  if (existing.leaseUntil > now) return err('order/in-progress')
  const taken = await database
    .update(records)
    .set({ claim: claim.claim, leaseUntil })
    .where(and(isClaim({ ...intent, claim: existing.claim }), eq(records.status, 'running')))
    .returning({ key: records.key })
  return taken.length > 0 ? ok({ kind: 'claimed', claim }) : err('order/in-progress')
}

/**
 * Closes an intent unless it has been carried out or is being so: from then on its key can place no order. Returns what was there:
 * the answer of an intent that is done, `running`, or `withdrawn`. A claim whose server died is taken over, so that its
 * transaction can no longer finish.
 */
export async function withdrawIntent(
  database: Database,
  intent: IntentKey,
  now: Date,
): Promise<{ readonly answer: PlaceOrderResponse } | 'running' | 'withdrawn'> {
  const withdrawn = { claim: uuidv7(), status: 'withdrawn', answer: null, leaseUntil: now } as const
  const inserted = await database
    .insert(records)
    .values({ ...intent, ...withdrawn, bodyHash: '', createdAt: now })
    .onConflictDoNothing()
    .returning({ key: records.key })
  if (inserted.length > 0) return 'withdrawn'
  const [existing] = await database.select().from(records).where(isIntent(intent))
  // A refusal has just given the claim back: the next question finds nothing and closes the intent.
  if (!existing) return 'running'
  if (existing.status === 'withdrawn') return 'withdrawn'
  if (existing.answer) return { answer: existing.answer }
  if (existing.leaseUntil > now) return 'running'
  const taken = await database
    .update(records)
    .set(withdrawn)
    .where(and(isClaim({ ...intent, claim: existing.claim }), eq(records.status, 'running')))
    .returning({ key: records.key })
  return taken.length > 0 ? 'withdrawn' : 'running'
}

/** Closes an intent whose answer has come to nothing: a payment that was never made. */
export async function closeAnswered(database: Database, intent: IntentKey): Promise<void> {
  await database
    .update(records)
    .set({ status: 'withdrawn', answer: null })
    .where(and(isIntent(intent), eq(records.status, 'done')))
}

/** Stores the answer within the order's own transaction; false when the claim has been taken over. */
export async function finishIntent(transaction: Database, claim: Claim, answer: PlaceOrderResponse): Promise<boolean> {
  const finished = await transaction
    .update(records)
    .set({ status: 'done', answer })
    .where(isClaim(claim))
    .returning({ key: records.key })
  return finished.length > 0
}

/** Releases a claim after a refusal: nothing was ordered, so the same key may try again. */
export async function releaseIntent(database: Database, claim: Claim): Promise<void> {
  await database.delete(records).where(and(isClaim(claim), eq(records.status, 'running')))
}

/** Forgets the answer of an intent that has come to nothing, so that the same key may try again. */
export async function forgetAnswer(database: Database, intent: Intent): Promise<void> {
  await database.delete(records).where(and(isIntent(intent), eq(records.status, 'done')))
}
