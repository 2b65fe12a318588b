import { useSignIn } from '@krishi/storefront-hooks/auth'
import type { UseSignInOptions } from '@krishi/storefront-hooks/auth'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import { SignInModal } from '@krishi/storefront-ui/sign-in'
import type { SignInModalProps } from '@krishi/storefront-ui/sign-in'
import { toSignInProps } from './to-sign-in-props.ts'

/** Props of the connected sign-in over a page. */
export interface SignInModalWidgetProps
  extends UseSignInOptions, Pick<SignInModalProps, 'title' | 'open' | 'onOpenChange' | 'children' | keyof RootProps> {}

/** Signing in with a code over the page that needs it [32.9]. */
export function SignInModalWidget({ title, open, onOpenChange, children, ...options }: SignInModalWidgetProps) {
  return (
    <SignInModal
      {...rootOf(options)}
      {...toSignInProps(useSignIn(options))}
      title={title}
      open={open}
      onOpenChange={onOpenChange}
    >
      {children}
    </SignInModal>
  )
}
