import { postOptions } from '@krishi/storefront-hooks/community'
import type { PageContext, PageHead } from '../../shell/page.ts'
import en from './messages/en.json'

/** The longest description that search engines show, in characters. */
const longestDescription = 160

/** Title and description of a question, and the question for search engines. */
export function postHead({ ports, queryClient, params, textsOf }: PageContext): PageHead {
  const t = textsOf('vedika', en)
  const post = queryClient.getQueryData(postOptions(ports, params['postId'] ?? '').queryKey)
  if (post === undefined) return { title: t('postFailed') }
  const text = post.description === '' ? post.title : post.description
  return {
    title: post.title,
    description: [...text.replaceAll(/\s+/g, ' ')].slice(0, longestDescription).join(''),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'QAPage',
        mainEntity: {
          '@type': 'Question',
          name: post.title,
          text,
          answerCount: post.replyCount,
          upvoteCount: post.upVotes.length,
          datePublished: post.createdOn,
        },
      },
    ],
  }
}
