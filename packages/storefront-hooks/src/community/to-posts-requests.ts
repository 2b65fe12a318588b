import type { CommentDraft, PostDraft, PostsQuery } from '@krishi/storefront-core/community'
import { postPageSize, postTags } from '@krishi/storefront-core/community'
import type { CommentPayload, PostPayload, PostsRequest } from '@krishi/storefront-core/contract'

/** A page of posts in the words of the wire [34.1]. */
export function toPostsRequest({
  filter: { kind, crop, language },
  pageNum: pagenum,
  userId,
  place,
}: PostsQuery): PostsRequest['query'] {
  return {
    pagesize: postPageSize,
    pagenum,
    userId,
    filterApplied: kind !== 'all' || Boolean(crop ?? language),
    ...{
      all: null,
      nearby: place,
      unsolved: { unsolved: true },
      'most-viewed': { mostViewedPosts: true },
      own: { isUserPostsRequired: true },
    }[kind],
    cropIds: crop ?? undefined,
    language: language ?? undefined,
  }
}

/** A question in the words of the wire [34.2]. */
export function toPostPayload({ crop, pincode, language, media, ...text }: PostDraft): PostPayload {
  return {
    ...text,
    postType: 'Question',
    tags: postTags({ crop, pincode, language }),
    medias: media,
    locale: { pinCode: pincode, language },
    postContext: { cropId: crop },
    isDeleted: false,
    isSolved: false,
  }
}

/** An answer in the words of the wire [34.4]. */
export function toCommentPayload({ text, mentioned, ...ids }: CommentDraft): CommentPayload {
  return {
    ...ids,
    comment: text,
    commentFormat: 'text',
    htmlFormattedComment: '',
    isHtmlFormatted: false,
    commentType: 'manual',
    media: [],
    mentions: { users: mentioned, diseases: [] },
  }
}
