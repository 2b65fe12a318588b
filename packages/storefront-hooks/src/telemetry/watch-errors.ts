import type { ErrorReporter } from './create-error-reporter.ts'

/**
 * Reports what nobody has caught on a page, each defect once: exceptions of handlers and of views, and promises that were rejected
 * [06.3]. The shopper is told nothing. Returns a function that stops it.
 */
export function watchErrors(page: Window, errors: Pick<ErrorReporter, 'report'>): () => void {
  const controller = new AbortController()
  const seen = new Set<string>()

  function report(error: unknown, methodName: string): void {
    const text = String(error)
    if (seen.has(text)) return
    seen.add(text)
    errors.report(error, methodName)
  }

  const { signal } = controller
  page.addEventListener('error', ({ error, message }) => report(error ?? message, 'uncaught'), { signal })
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'unhandledRejection'), { signal })
  return () => controller.abort()
}
