import { useWidgetMessages } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { AwardIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import type { AuthorTotals } from './community.types.ts'
import en from './messages/en.json'
import { messageCase } from './post-parts.tsx'

/** Props of the card of an author. */
export interface AuthorCardProps extends RootProps<HTMLElement> {
  /** Empty for one who gave no name. */
  name: string
  totals: AuthorTotals
  /** The shopper follows the author; null where nobody can: it is the shopper's own card. */
  isFollowed: boolean | null
  onFollow: (isFollow: boolean) => void
}

/** An author: name, numbers, badges, and the way to follow [34.8]. Renders a `<header>` with the page's heading. */
export function AuthorCard({ name, totals, isFollowed, onFollow, ...root }: AuthorCardProps) {
  const t = useWidgetMessages('community', en)
  const { postCount, followers, following, badges } = totals
  const shown = name === '' ? t('anonymous') : name
  return (
    <header {...root} data-scope="community" data-part="author-card">
      <span data-scope="community" data-part="avatar" aria-hidden="true" translate="no">
        {[...shown][0]}
      </span>
      <h1 tabIndex={-1} translate={name === '' ? undefined : 'no'}>
        {shown}
      </h1>
      <p data-scope="community" data-part="numbers">
        <span>{t('postCount', { count: postCount })}</span> · <span>{t('followers', { count: followers })}</span> ·{' '}
        <span>{t('following', { count: following })}</span>
      </p>
      {badges.length > 0 ? (
        <ul data-scope="community" data-part="badges" aria-label={t('badges')}>
          {badges.map((id) => (
            <li key={id} data-scope="community" data-part="fact">
              <AwardIcon /> {t('badge', { badge: messageCase(id) })}
            </li>
          ))}
        </ul>
      ) : null}
      {isFollowed === null ? null : (
        <Button
          tone={isFollowed ? 'secondary' : 'primary'}
          size="sm"
          aria-pressed={isFollowed}
          onClick={() => onFollow(!isFollowed)}
        >
          {t(isFollowed ? 'unfollow' : 'follow')}
        </Button>
      )}
    </header>
  )
}
