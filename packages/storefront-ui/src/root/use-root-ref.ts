import { useImperativeHandle, useRef } from 'react'
import type { RefObject } from 'react'
import type { RootProps } from './root.ts'

/**
 * The ref of an outermost element that the view itself needs, and that it always renders: the `ref` that the caller gave gets the element from it.
 * `Given` is what the caller's ref holds, where that says less of the element.
 */
export function useRootRef<Root extends Given, Given extends Element = Root>({
  ref,
}: RootProps<Given>): RefObject<Root | null> {
  const own = useRef<Root>(null)
  useImperativeHandle<Given | null, Given | null>(ref, () => own.current, [])
  return own
}
