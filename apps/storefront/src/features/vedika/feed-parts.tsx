import { communityCrops, feedKinds, readFeedFilter, toFeedSearch } from '@krishi/storefront-core/community'
import type { FeedFilter } from '@krishi/storefront-core/community'
import { locales } from '@krishi/storefront-core/locale'
import { parsePageNo } from '@krishi/storefront-core/listing'
import { useFeedPlace } from '@krishi/storefront-hooks/community'
import { useIsSignedIn } from '@krishi/storefront-hooks/session'
import { FeedFilters } from '@krishi/storefront-ui/community'
import { LinkButton } from '@krishi/storefront-ui/primitives/button'
import { EmptyState, FieldDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { PostListWidget } from '@krishi/storefront-widgets/community'
import type { ReactNode } from 'react'
import { languageNames } from '../frame/language-names.ts'
import { useCommunity } from './use-community.ts'

const languages = locales.map((locale) => ({ locale, name: languageNames[locale] }))

/** All of the page of the feed [34.1]. A lazy island. */
export default function FeedParts() {
  const { t, paths, navigate, search } = useCommunity()
  const filter = readFeedFilter(search)
  const hrefOf = (change: Partial<FeedFilter>) => paths.posts(toFeedSearch({ ...filter, ...change }))
  return (
    <div className="community">
      <header className="community-head">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <LinkButton href={paths.askQuestion} rel="nofollow">
          {t('ask')}
        </LinkButton>
      </header>
      <nav className="community-tabs" aria-label={t('title')}>
        <LinkButton tone="quiet" size="sm" href={paths.posts('')} aria-current="page">
          {t('questions')}
        </LinkButton>
        <LinkButton tone="quiet" size="sm" href={paths.articles()}>
          {t('articles')}
        </LinkButton>
      </nav>
      <FeedFilters
        choices={feedKinds.map((kind) => ({ kind, href: hrefOf({ kind }), isCurrent: kind === filter.kind }))}
        show={filter.kind === 'all' ? null : filter.kind}
        action={paths.posts('')}
        crops={communityCrops}
        crop={filter.crop}
        languages={languages}
        language={filter.language}
        onNarrow={({ crop, language }) => {
          const chosen = readFeedFilter(new URLSearchParams({ crop, language }).toString())
          navigate(hrefOf({ crop: chosen.crop, language: chosen.language }))
        }}
      />
      <Feed key={toFeedSearch(filter)} filter={filter} firstPage={parsePageNo(search)} />
    </div>
  )
}

interface FeedProps {
  readonly filter: FeedFilter
  readonly firstPage: number
}

function Feed(props: FeedProps) {
  if (props.filter.kind === 'own') return <OwnFeed {...props} />
  return props.filter.kind === 'nearby' ? <NearbyFeed {...props} /> : <Posts {...props} />
}

function OwnFeed(props: FeedProps) {
  const { t, signInHref } = useCommunity()
  const isSignedIn = useIsSignedIn()
  if (isSignedIn) return <Posts {...props} />
  if (isSignedIn === null) return <Skeleton lines={8} />
  return (
    <Hint
      title={t('signInTitle')}
      action={
        <LinkButton href={signInHref} rel="nofollow">
          {t('signIn')}
        </LinkButton>
      }
    />
  )
}

function NearbyFeed(props: FeedProps) {
  const { t } = useCommunity()
  const place = useFeedPlace(true)
  if (place === null) return <Skeleton lines={8} />
  if (place === 'unknown') return <Hint title={t('nearbyTitle')} text={t('nearbyText')} />
  return <Posts {...props} place={place} />
}

function Posts({ filter, firstPage, place }: FeedProps & { readonly place?: { latitude: number; longitude: number } }) {
  const { t, paths, communityPaths, onRefused } = useCommunity()
  return (
    <PostListWidget
      list={{ filter, firstPage, place }}
      paths={communityPaths}
      pageHref={(pageNo) => paths.posts(toFeedSearch(filter, pageNo))}
      onRefused={onRefused}
      emptyAction={
        <LinkButton href={paths.askQuestion} rel="nofollow">
          {t('ask')}
        </LinkButton>
      }
    />
  )
}

function Hint({
  title,
  text,
  action,
}: {
  readonly title: string
  readonly text?: string
  readonly action?: ReactNode
}) {
  return (
    <EmptyState as="p" drawing={<FieldDrawing />} title={title} action={action}>
      {text === undefined ? null : <p>{text}</p>}
    </EmptyState>
  )
}
