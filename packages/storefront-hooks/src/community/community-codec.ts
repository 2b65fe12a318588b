import type {
  Author,
  BlogArticle,
  BlogArticleDetail,
  BlogSearchResponse,
  OperationName,
  OperationPayloads,
} from '@krishi/storefront-core/contract'
import type { Guard } from '@krishi/storefront-core/shape'
import { hasShape, isFlag, isListOf, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { Decoder } from '../http/index.ts'
import { accept, decode, fieldOf, isAbsentOr } from '../http/index.ts'
import { isAuthor } from './posts-codec.ts'

type Video = Extract<BlogArticle['headerMedia'], { readonly type: 'youtube' }>
type Picture = Extract<BlogArticle['headerMedia'], { readonly type: 'image' }>

const isVideo = hasShape<Video>({ type: isOneOf('youtube'), videoId: isText, src: isText })
const isPicture = hasShape<Picture>({ type: isOneOf('image'), src: isText })

const article = {
  slug: isText,
  title: isText,
  headerMedia: (value: unknown): value is BlogArticle['headerMedia'] => isVideo(value) || isPicture(value),
  publishedAt: isText,
  authorDetails: hasShape<BlogArticle['authorDetails']>({ name: isText }),
  categoryPath: isListOf(hasShape<BlogArticle['categoryPath'][number]>({ name: isText })),
}

const isArticles = isListOf(hasShape<BlogArticle>(article))
const hasResults = hasShape<{ readonly results: readonly BlogArticle[] }>({ results: isArticles })

const isAnswer: Guard<BlogSearchResponse> = (value): value is BlogSearchResponse =>
  isArticles(value) || hasResults(value)

/** Reads the articles that were found: the bare list of older answers, or the one inside `results` [11.8]. */
export const toArticles: Decoder<readonly BlogArticle[]> = decode(isAnswer, (answer) =>
  isArticles(answer) ? answer : answer.results,
)

/** Reads an article with its text. */
export const toArticle: Decoder<BlogArticleDetail> = accept(
  hasShape<BlogArticleDetail>({ ...article, goods: isAbsentOr(isText), contentHtml: isText }),
)

type Answer<Name extends OperationName> = OperationPayloads[Name]['response']

/** Reads who follows or is followed. */
export const toAuthors: Decoder<readonly Author[]> = fieldOf<Answer<'community.followers'>>({
  users: isListOf(isAuthor),
})

/** Reads where an uploaded picture is. */
export const toMediaUrl: Decoder<string> = fieldOf<Answer<'community.uploadMedia'>>({ mediaUrl: isText })

/** Reads whether quizzes and polls may be asked [03.11]. */
export const toMayAsk: Decoder<boolean> = fieldOf<Answer<'community.engagementAccess'>>({ canCreateQuizPoll: isFlag })

/** Reads the id of the post that a quiz or a poll became. */
export const toPosted: Decoder<string> = fieldOf<{ readonly postId: string }>({ postId: isText })
