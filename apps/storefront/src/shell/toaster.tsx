import { Toaster } from '@krishi/storefront-ui/primitives/toast'
import type { ToastStore } from '@krishi/storefront-ui/primitives/toast'
import { WishlistNotices } from '../wishes/wishlist-notices.tsx'
import { ChangeNoticesOutlet } from './change-notices-outlet.tsx'
import { TextScope } from './text-scope.tsx'

/** The notices, and what brings some of them. A chunk of its own: see `toaster-outlet.tsx`. */
export default function Notices({ store }: { readonly store: ToastStore }) {
  return (
    <>
      <TextScope groups={['frame']}>
        <Toaster store={store} />
      </TextScope>
      <ChangeNoticesOutlet />
      <WishlistNotices />
    </>
  )
}
