import type { Locale } from '@krishi/storefront-core/locale'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Shopper } from '../session/access-token.ts'
import type { RefusalDetails } from './envelope.ts'
import type { ApiErrorCode } from './error-codes.ts'
import type { RateLimitName } from './rate-limits.ts'
import type { PartSchemas } from './read-input.ts'
import type { ServedOperation, ServedPayloads, servedOperations } from './served-operations.ts'

/** What an operation takes; calls without a request take nothing. */
export type RequestOf<Name extends ServedOperation> = ServedPayloads[Name] extends { request: infer Request }
  ? Request
  : Record<never, never>

/** What an operation answers. */
export type ResponseOf<Name extends ServedOperation> = ServedPayloads[Name]['response']

type ShopperOf<Name extends ServedOperation> = (typeof servedOperations)[Name] extends { readonly access: 'public' }
  ? Shopper | null
  : Shopper

/** The circumstances of a call. */
export interface Call<Name extends ServedOperation> {
  /** Always there on operations that are not public. */
  readonly shopper: ShopperOf<Name>
  readonly language: Locale
  /** The header as sent; checked on idempotent operations. */
  readonly idempotencyKey: string
  readonly http: Context
}

/** How an operation ends: with its answer, or refused, with what the refusal carries. */
export type Outcome<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly error: RefusalDetails & { readonly code: ApiErrorCode } }

/** One operation of the contract on the server: its checks, its documentation, its work. */
export interface OperationRoute<Name extends ServedOperation> {
  readonly name: Name
  readonly summary: string
  readonly limit: RateLimitName
  readonly request: PartSchemas<RequestOf<Name>>
  /** Shape of the answer, for the documentation. */
  readonly response: z.ZodType<ResponseOf<Name>>
  readonly refusals: readonly ApiErrorCode[]
  handle: (request: RequestOf<Name>, call: Call<Name>) => Promise<Outcome<ResponseOf<Name>>>
}
