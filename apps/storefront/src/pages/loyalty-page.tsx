import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { MembersOnly } from '../account/members-only.tsx'
import en from '../account/messages/en.json'
import type { PageModule } from '../routes/page.ts'
import { usePaths } from '../shell/shop-context.ts'
import { Coming } from './coming-page.tsx'

function LoyaltyPage() {
  const t = useWidgetMessages('account', en)
  const paths = usePaths()
  return (
    <MembersOnly title={t('coinsTitle')} path={paths.to('/loyalty')}>
      <Coming />
    </MembersOnly>
  )
}

/** The coins of whoever is signed in; a guest signs in first [03.5]. What it will show is still to come. */
export const page: PageModule = {
  Component: LoyaltyPage,
  head: ({ textsOf }) => ({ title: textsOf('account', en)('coinsTitle') }),
}
