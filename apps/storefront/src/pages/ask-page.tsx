import { navigate } from '@krishi/storefront-host/address'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { QuestionFormWidget } from '@krishi/storefront-widgets/community'
import { MembersOnly } from '../features/account/members-only.tsx'
import en from '../features/vedika/messages/en.json'
import type { PageModule } from '../shell/page.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { useShop } from '../shell/shop-context.ts'
import { createVedikaPaths } from '../features/vedika/vedika-paths.ts'
import '../styles/shop-window.css'
import '../styles/community.css'

function AskPage() {
  const t = useWidgetMessages('vedika', en)
  const { paths, notices } = useShop()
  const { posts, post, askQuestion } = createVedikaPaths(paths)
  return (
    <div className="community">
      <Breadcrumb steps={[{ name: t('title'), href: posts('') }]} current={t('askTitle')} />
      <MembersOnly title={t('askTitle')} path={askQuestion}>
        <h1 tabIndex={-1}>{t('askTitle')}</h1>
        <QuestionFormWidget
          onPosted={(postId) => {
            notices.show({ text: t('posted') })
            navigate(post(postId), { replace: true })
          }}
        />
      </MembersOnly>
    </div>
  )
}

/** Where a question is asked [34.2]; guests sign in first, and come back here. */
export const page: PageModule = {
  Component: AskPage,
  head: ({ textsOf }) => ({ title: textsOf('vedika', en)('askTitle') }),
}
