import { QueryClient } from '@tanstack/query-core'

/** Retries after transient failures. */
const maxRetries = 2

/** Creates the query cache of one storefront. On a server nothing is retried: the page shows the failure and the browser retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The ports report that they are offline, which can be shown; a paused query cannot.
        networkMode: 'always',
        // The engine reads again what failed.
        refetchOnReconnect: false,
        // Switching back from another app must not use up mobile data.
        refetchOnWindowFocus: false,
        retry: (count, error) => typeof window !== 'undefined' && count < maxRetries && isTransient(error),
      },
    },
  })
}

/** By the message of a `PortFailure`, which is its code: the class is needed without this chunk, and would be a third. */
function isTransient({ name, message }: Error): boolean {
  return name === 'PortFailure' && message.startsWith('network/')
}
