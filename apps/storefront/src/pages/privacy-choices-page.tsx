import { useMeasuringConsent } from '@krishi/storefront-hooks/analytics'
import { useIsHydrated } from '@krishi/storefront-hooks/storefront'
import { MeasuringSettings } from '@krishi/storefront-ui/measuring-consent'
import en from './messages/en.json'
import type { PageModule } from '../shell/page.ts'
import '../styles/measuring.css'

function PrivacyChoicesPage() {
  const { choice, choose } = useMeasuringConsent()
  const isHydrated = useIsHydrated()
  return <MeasuringSettings isCounted={isHydrated ? choice === 'granted' : null} onChoose={choose} />
}

/** Whether what is used in the shop may be counted, and the way to change that [08.1]. */
export const page: PageModule = {
  Component: PrivacyChoicesPage,
  head: ({ textsOf }) => ({ title: textsOf('pages', en)('privacyChoicesTitle') }),
}
