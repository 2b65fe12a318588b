import { Toaster as Notices } from '@krishi/storefront-ui/primitives/toast'
import type { ToastStore } from '@krishi/storefront-ui/primitives/toast'
import { TextScope } from './text-scope.tsx'

/** Notices with their words. A chunk of its own: see `toaster-outlet.tsx`. */
export default function Toaster({ store }: { readonly store: ToastStore }) {
  return (
    <TextScope groups={['frame']}>
      <Notices store={store} />
    </TextScope>
  )
}
