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

/** A claim to execute an intent. */
export interface Claim extends Intent {
  readonly claim: string
}

/** The result of claiming: the claim, or the stored answer. */
export type Claimed =
  | { readonly kind: 'claimed'; readonly claim: Claim }
  | { readonly kind: 'answered'; readonly answer: PlaceOrderResponse }

/** The hash that distinguishes a repeat from another request with the same key. */
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
 * Claims an intent, or answers its state: the stored answer if it is done, `order/in-progress` while another request executes it,
 * `order/withdrawn` if the shopper was told that nothing was ordered, `order/idempotency-mismatch` if the key was used for something
 * else. The claim of a crashed server expires and can be taken over; its transaction then cannot commit, because that needs the claim.
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
 * Closes an intent unless it is done or running: from then on its key can place no order. Returns its state: the answer of an intent
 * that is done, `running`, or `withdrawn`. The claim of a crashed server is taken over, so that its transaction cannot commit.
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
  // A refusal has just released the claim: the next call finds nothing and closes the intent.
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

/** Closes an intent whose answer is void: a payment that was never made. */
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

/** Deletes the void answer of an intent, so that the same key may try again. */
export async function forgetAnswer(database: Database, intent: Intent): Promise<void> {
  await database.delete(records).where(and(isIntent(intent), eq(records.status, 'done')))
}
