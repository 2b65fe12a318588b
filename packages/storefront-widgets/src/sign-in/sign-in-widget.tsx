import { useSignIn } from '@krishi/storefront-hooks/auth'
import type { UseSignInOptions } from '@krishi/storefront-hooks/auth'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import { SignIn } from '@krishi/storefront-ui/sign-in'
import type { SignInProps } from '@krishi/storefront-ui/sign-in'
import { NotOffered } from '@krishi/storefront-ui/not-offered'
import { toSignInProps } from './to-sign-in-props.ts'
import { Supported } from '../supported/index.ts'

/** Props of the connected sign-in. */
export interface SignInWidgetProps
  extends UseSignInOptions, Pick<SignInProps, 'title' | 'headingLevel' | 'children'>, RootProps {}

/** Signing in with a code on a page of its own [32.1 to 32.9]. `onEvent` is told what is to be said, and where it leads. */
export function SignInWidget(props: SignInWidgetProps) {
  return (
    <Supported by="auth.sendOtp" instead={<NotOffered {...rootOf(props)} />}>
      <ConnectedSignIn {...props} />
    </Supported>
  )
}

function ConnectedSignIn({ title, headingLevel, children, ...options }: SignInWidgetProps) {
  return (
    <SignIn {...rootOf(options)} {...toSignInProps(useSignIn(options))} title={title} headingLevel={headingLevel}>
      {children}
    </SignIn>
  )
}
