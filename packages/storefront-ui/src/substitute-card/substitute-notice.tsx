import type { LocalizedText } from '@krishi/storefront-core/catalog'
import { useUi, usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Badge } from '../primitives/badge/index.ts'
import { TagIcon } from '../primitives/icon/index.ts'
import { Text } from '../primitives/text/index.ts'
import type { RootProps } from '../root/index.ts'
import { cheaperText } from './cheaper.ts'
import en from './messages/en.json'
import type { SubstituteWords } from './substitute-card.types.ts'

/** Props of the notice on the page of a substitute. */
export interface SubstituteNoticeProps extends RootProps<HTMLParagraphElement> {
  /** What it stands in for. */
  substituteFor: LocalizedText
  /** The way back to that. */
  href: string
  /** By how many percent it costs less; null where it no longer does. */
  cheaperPercent: number | null
  words?: SubstituteWords | undefined
  messages?: MessageOverrides<typeof en> | undefined
}

/** Says on the page of a substitute what it was recommended for [17.1]. Renders a `<p>`. */
export function SubstituteNotice({
  substituteFor,
  href,
  cheaperPercent,
  words = {},
  messages,
  ...root
}: SubstituteNoticeProps) {
  const { Link } = useUi()
  const t = usePlainMessages('substituteCard', en, messages)
  return (
    <p {...root} data-scope="substitute-card" data-part="notice">
      <span>
        {words.substituteFor ?? t('noticeTitle')}{' '}
        <Link data-scope="substitute-card" data-part="back" href={href}>
          <Text value={substituteFor} />
        </Link>
      </span>
      {cheaperPercent === null ? null : (
        <span>
          <Badge tone="offer" icon={<TagIcon />}>
            {cheaperText(t, words, cheaperPercent)}
          </Badge>{' '}
          <span data-scope="substitute-card" data-part="measure">
            {t('perUnit')}
          </span>
        </span>
      )}
    </p>
  )
}
