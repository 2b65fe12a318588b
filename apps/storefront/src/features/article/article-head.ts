import { articleOptions } from '@krishi/storefront-hooks/community'
import type { PageContext, PageHead } from '../../shell/page.ts'
import shellTexts from '../../shell/messages/en.json'

/** The longest description that search engines show, in characters. */
const longestDescription = 160

/** Title and description of an article: its own first words. */
export function articleHead({ ports, queryClient, locale, params, textsOf }: PageContext): PageHead {
  const shell = textsOf('shell', shellTexts)
  const slug = params['slug'] ?? ''
  const article = queryClient.getQueryData(articleOptions(ports, { slug, locale }).queryKey)
  if (article === undefined) return { title: shell('errorTitle') }
  const words = article.contentHtml
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return {
    title: article.title,
    description: [...words].slice(0, longestDescription).join(''),
  }
}
