import { useSupports } from '@krishi/storefront-hooks/settings'
import type { Capability } from '@krishi/storefront-hooks/capabilities'
import type { ReactNode } from 'react'

/** Props of a part that a backend may not be able to do. */
export interface SupportedProps {
  /** What the backend must be able to do. */
  readonly by: Capability
  /** What stands there otherwise, such as `NotOffered` where the page would be empty. @default nothing */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

/** Shows its children where the backend of the nearest storefront can do what they need: no control is offered that could only fail. */
export function Supported({ by, instead = null, children }: SupportedProps) {
  return useSupports(by) ? children : instead
}
