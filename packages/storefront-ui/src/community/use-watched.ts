import { useEffect } from 'react'
import { useRootRef } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'

/** Called with the element of a post, or its cell in a list, while it is in the page; what it returns is called when it leaves. */
export type WatchPost = (element: HTMLElement, postId: string) => () => void

/** Gives the root of a post a ref, and shows it to `onWatch`. */
export function useWatched(root: RootProps<HTMLElement>, postId: string, onWatch: WatchPost | undefined) {
  const ref = useRootRef(root)
  useEffect(() => {
    const post = ref.current
    // What is far away is not drawn, and then its cell alone has a size.
    return post ? onWatch?.(post.closest('li') ?? post, postId) : undefined
  }, [ref, postId, onWatch])
  return ref
}
