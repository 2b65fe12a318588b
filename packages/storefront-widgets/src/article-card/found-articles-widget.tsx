import { useFoundArticles } from '@krishi/storefront-hooks/search'
import { ArticleCard, ArticleList } from '@krishi/storefront-ui/article-card'
import type { ArticleListProps } from '@krishi/storefront-ui/article-card'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import { toFoundProps } from '../product-listing/to-found-props.ts'
import { Supported } from '../supported/index.ts'

/** Props of a connected list of found articles. */
export interface FoundArticlesWidgetProps extends Pick<ArticleListProps, 'title' | 'empty'>, RootProps {
  /** As `readSearchTerm` gives it. */
  readonly term: string
  /** The page to begin with, from 1. */
  readonly firstPage: number
  readonly articleHref: (slug: string) => string
  readonly pageHref: (pageNo: number) => string
}

/** The articles that a term finds, ten and ten more at a tap; a link leads on where no script runs. */
export function FoundArticlesWidget(props: FoundArticlesWidgetProps) {
  return (
    <Supported by="community.searchArticles">
      <ConnectedArticles {...props} />
    </Supported>
  )
}

function ConnectedArticles({ term, firstPage, pageHref, ...props }: FoundArticlesWidgetProps) {
  const found = useFoundArticles({ term, firstPage })
  return (
    <ArticleList
      {...rootOf(props)}
      title={props.title}
      empty={props.empty}
      {...toFoundProps(found, { firstPage, pageHref })}
    >
      {found.items.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} href={props.articleHref(article.slug)} headingLevel={2} />
        </li>
      ))}
    </ArticleList>
  )
}
