import { forwardRef, useCallback, useInsertionEffect, useRef } from 'react'
import type { ReactNode, Ref } from 'react'

/** Contexts alone: what else React 19 reads by `use`, React 18 does not know. */
export { useContext as use } from 'react'

/** `useEffectEvent` of React 19.2, for every React since 18.2: what it returns stays the same and calls the latest `call`. */
export function useEffectEvent<Parameters extends unknown[], Answer>(
  call: (...parameters: Parameters) => Answer,
): (...parameters: Parameters) => Answer {
  const latest = useRef(call)
  useInsertionEffect(() => {
    latest.current = call
  })
  return useCallback((...parameters: Parameters) => latest.current(...parameters), [])
}

/** A component that gets its `ref` as a prop, also from React 18, which keeps refs from function components. */
export function takesRef<Instance, Props extends object>(
  component: (props: Props & { ref: Ref<Instance> }) => ReactNode,
) {
  return forwardRef<Instance, Props>((props, ref) => component({ ...(props as Props), ref }))
}

/** `inert` to spread on an element. React 18 leaves out an attribute that it does not know when its value is `true`. */
export function inertWhen(isInert: boolean): { inert?: string } {
  return isInert ? { inert: 'inert' } : {}
}
