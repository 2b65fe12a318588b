import { signInSources } from '@krishi/storefront-core/auth'
import { browserSignInDevice, unknownDevice } from '@krishi/storefront-hooks/auth'
import { navigate } from '@krishi/storefront-host/address'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { SignInWidget } from '@krishi/storefront-widgets/sign-in'
import en from '../features/account/messages/en.json'
import { useBackWhenSignedIn } from '../features/account/use-back-when-signed-in.ts'
import { useSignInEvents } from '../features/account/use-sign-in-events.ts'
import type { PageModule, PageProps } from '../shell/page.ts'
import { prefetchSignedIn } from '../features/account/prefetch-signed-in.ts'
import { useShop } from '../shell/shop-context.ts'
import '../styles/sign-in.css'

function SignInPage({ search }: PageProps) {
  const t = useWidgetMessages('account', en)
  const { paths } = useShop()
  const query = new URLSearchParams(search)
  const source = signInSources.find((each) => each === query.get('source')) ?? 'page'
  const onEvent = useSignInEvents(({ destination }) =>
    navigate(destination.kind === 'go' ? destination.path : paths.home, { replace: true }),
  )
  useBackWhenSignedIn(() => navigate(paths.home, { replace: true }))
  return (
    <div className="sign-in-page">
      <SignInWidget
        title={t('title')}
        device={typeof window === 'undefined' ? unknownDevice : browserSignInDevice(window)}
        request={{ source, callBackUrl: query.get('callBackUrl') }}
        mobileNumber={query.get('mobileNumber') ?? ''}
        onEvent={onEvent}
      >
        <p>{t('intro')}</p>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
      </SignInWidget>
    </div>
  )
}

/** Signing in with a code by SMS, and then on to the page that was asked for [32.7, 32.9]. */
export const page: PageModule = {
  Component: SignInPage,
  prefetch: prefetchSignedIn,
  head: ({ textsOf }) => ({ title: textsOf('account', en)('title') }),
}
