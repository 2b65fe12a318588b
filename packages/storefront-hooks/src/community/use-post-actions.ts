import { useMemo } from 'react'
import { useStorefront } from '../storefront/use-storefront.ts'
import { createPostActions } from './create-post-actions.ts'
import type { PostActions } from './create-post-actions.ts'

/** What somebody does with posts and answers [34.3, 34.4]. */
export function usePostActions(): PostActions {
  const storefront = useStorefront()
  return useMemo(() => createPostActions(storefront), [storefront])
}
