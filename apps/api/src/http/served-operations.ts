import { alertOperations, type AlertPayloads } from '@krishi/storefront-core/alerts'
import { operations, type OperationPayloads } from '@krishi/storefront-core/contract'

/** Every operation of the server: those of the contract, and those whose table comes to a page only with a tap. */
export const servedOperations = { ...operations, ...alertOperations }

/** The name of an operation of the server. */
export type ServedOperation = keyof typeof servedOperations

/** What each operation takes and gives. */
export interface ServedPayloads extends OperationPayloads, AlertPayloads {}
