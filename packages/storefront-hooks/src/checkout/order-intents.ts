import type { Guard } from '@krishi/storefront-core/shape'
import { hasShape, isFlag, isListOf, isText, parseJson } from '@krishi/storefront-core/shape'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'

/** An order that was sent and is not completed yet. It has no personal data, because the phone may be shared. */
export interface OpenIntent {
  readonly checkoutId: string
  readonly idempotencyKey: string
  readonly isCod: boolean
  /** The cart lines that are ordered. */
  readonly lineIds: readonly string[]
  /** Whether it was answered: the order must be paid first, or the cart be cleared. Otherwise its outcome is unknown. */
  readonly isAnswered: boolean
  /** Whether the cart was cleared after it: it is placed, and only the shopper must still be told. */
  readonly isTidiedUp?: boolean | undefined
}

/** The open intents of this device, by checkout: they outlive the tab and are seen by all of them [30.12]. */
export interface OrderIntents {
  read: (checkoutId: string) => OpenIntent | null
  list: () => readonly OpenIntent[]
  keep: (intent: OpenIntent) => void
  /** Records the progress of an intent. Does nothing if it was removed, such as by another tab. */
  mark: (checkoutId: string, progress: Partial<Pick<OpenIntent, 'isAnswered' | 'isTidiedUp'>>) => void
  forget: (checkoutId: string) => void
}

const isIntent: Guard<OpenIntent> = hasShape<OpenIntent>({
  checkoutId: isText,
  idempotencyKey: isText,
  isCod: isFlag,
  lineIds: isListOf(isText),
  isAnswered: isFlag,
  isTidiedUp: (value): value is boolean | undefined => value === undefined || isFlag(value),
})

/** Keeps intents in local storage. Each call reads again what other tabs may have written. */
export function createOrderIntents(storage: SafeStorage): OrderIntents {
  function list(): readonly OpenIntent[] {
    const kept = parseJson(storage.read(localKeys.orderIntents))
    return Array.isArray(kept) ? kept.filter(isIntent) : []
  }

  function write(intents: readonly OpenIntent[]) {
    if (intents.length === 0) storage.remove(localKeys.orderIntents)
    else storage.write(localKeys.orderIntents, JSON.stringify(intents))
  }

  const others = (checkoutId: string) => list().filter((intent) => intent.checkoutId !== checkoutId)
  const read = (checkoutId: string) => list().find((intent) => intent.checkoutId === checkoutId) ?? null
  const keep = (intent: OpenIntent) => write([...others(intent.checkoutId), intent])

  return {
    list,
    read,
    keep,
    mark(checkoutId, progress) {
      const intent = read(checkoutId)
      if (intent) keep({ ...intent, ...progress })
    },
    forget: (checkoutId) => write(others(checkoutId)),
  }
}
