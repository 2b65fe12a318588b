/** What a component, or a module that imports one of these, needs a browser for: the server's React has no hooks. */
const clientImport =
  /^(import|export) [^;]*?from ['"](react|react-dom|zustand\/react|radix-ui|react-aria|react-stately|@tanstack\/react-virtual)(\/[^'"]*)?['"]/m

/** The built module, marked for React's server components where only a browser can run it. No line moves. */
export function withClientBoundary(code: string): string {
  return clientImport.test(code) ? `'use client';${code}` : code
}
