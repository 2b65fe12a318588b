import { QueryClient } from '@tanstack/query-core'
import { PortFailure } from './port-failure.ts'

/** Attempts after the first one, for failures that another attempt may heal. */
const maxRetries = 2

/** Creates the query cache of one storefront. On a server nothing is retried: the page tells and the browser asks again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The ports know best whether they are offline, and an answer from them can be shown; a paused query cannot.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A glance at another app must not spend a farmer's data.
        refetchOnWindowFocus: false,
        retry: (count, error) => typeof window !== 'undefined' && count < maxRetries && isTransient(error),
      },
    },
  })
}

function isTransient(error: Error): boolean {
  return error instanceof PortFailure && error.failure.code.startsWith('network/')
}
