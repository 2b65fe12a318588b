import { createContext, use } from 'react'
import type { PageProps } from './page.ts'

/** The address of the page that is shown; the address of the window may be one step ahead. */
export interface PageAddress extends PageProps {
  readonly pathname: string
}

/** Provided by `AppRoot`. */
export const PageAddressContext = createContext<PageAddress | null>(null)

/** The address of the page around the caller. */
export function usePageAddress(): PageAddress {
  const address = use(PageAddressContext)
  if (address === null) {
    throw new Error(
      'A part of a page was rendered outside of <AppRoot>. It has no address there. Render it through the route table.',
    )
  }
  return address
}
