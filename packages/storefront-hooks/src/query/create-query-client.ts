import { QueryClient } from '@tanstack/query-core'
import { PortFailure } from './port-failure.ts'

/** Retries after transient failures. */
const maxRetries = 2

/** Creates the query cache of one storefront. On a server nothing is retried: the page shows the failure and the browser retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The ports report that they are offline, which can be shown; a paused query cannot.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Switching back from another app must not use up mobile data.
        refetchOnWindowFocus: false,
        retry: (count, error) => typeof window !== 'undefined' && count < maxRetries && isTransient(error),
      },
    },
  })
}

function isTransient(error: Error): boolean {
  return error instanceof PortFailure && error.failure.code.startsWith('network/')
}
