import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const order = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.literal('INR'),
  receipt: z.string(),
  status: z.enum(['created', 'attempted', 'paid']),
})

const payment = z.object({
  id: z.string(),
  order_id: z.string(),
  amount: z.int(),
  currency: z.literal('INR'),
  status: z.enum(['authorized', 'captured', 'refunded', 'failed']),
})

const refund = z.object({ id: z.string(), payment_id: z.string(), amount: z.int(), status: z.literal('processed') })

const books = z.object({
  keySecret: z.string(),
  webhookSecret: z.string(),
  orders: z.record(z.string(), order),
  payments: z.record(z.string(), payment),
  refunds: z.record(z.string(), refund),
})

/** What was asked to be paid. */
export type SandboxOrder = z.infer<typeof order>
/** One try to pay it. */
export type SandboxPayment = z.infer<typeof payment>
/** A payment given back. */
export type SandboxRefund = z.infer<typeof refund>

/** Everything that the sandbox knows. */
export interface SandboxBooks {
  readonly keySecret: string
  readonly webhookSecret: string
  readonly orders: Record<string, SandboxOrder>
  readonly payments: Record<string, SandboxPayment>
  /** By the payment that was given back. */
  readonly refunds: Record<string, SandboxRefund>
}

/** An id as the provider writes them. */
export function sandboxId(kind: 'order' | 'pay' | 'rfnd' | 'event'): string {
  return `${kind}_${randomBytes(9).toString('hex')}`
}

/** New books with secrets of their own. */
export function emptyBooks(): SandboxBooks {
  const secret = () => randomBytes(24).toString('hex')
  return { keySecret: secret(), webhookSecret: secret(), orders: {}, payments: {}, refunds: {} }
}

/** The books that a file keeps, so that a restarted shop finds what it had begun to take; new ones where there are none. */
export function readBooks(path: string): SandboxBooks {
  try {
    return books.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return emptyBooks()
  }
}

/** Writes the books whole or not at all. */
export function writeBooks(path: string, content: SandboxBooks): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(content), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}
