import { createLazyIsland } from '@krishi/storefront-host/hydration'
import type { FrameParts } from '../../shell/frame-parts.ts'
import { ToasterOutlet } from './toaster-outlet.tsx'

/** What stands around every page of this shop. */
export const frameParts: FrameParts = {
  Header: createLazyIsland('header', () => import('./header.tsx')),
  Footer: createLazyIsland('footer', () => import('./footer.tsx')),
  Notices: ToasterOutlet,
}
