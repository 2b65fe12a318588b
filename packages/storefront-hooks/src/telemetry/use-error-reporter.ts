import { useStorefront } from '../storefront/use-storefront.ts'
import type { ErrorReporter } from './create-error-reporter.ts'

/** Reports unexpected exceptions silently [06.3]. */
export function useErrorReporter(): ErrorReporter {
  return useStorefront().errors
}
