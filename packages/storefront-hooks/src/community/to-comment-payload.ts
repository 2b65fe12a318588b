import type { CommentDraft } from '@krishi/storefront-core/community'
import type { CommentPayload } from '@krishi/storefront-core/contract'

/** An answer in the words of the wire [34.4]. */
export function toCommentPayload({ text: comment, mentioned: users, ...ids }: CommentDraft): CommentPayload {
  return {
    ...ids,
    comment,
    commentFormat: 'text',
    htmlFormattedComment: '',
    isHtmlFormatted: false,
    commentType: 'manual',
    media: [],
    mentions: { users, diseases: [] },
  }
}
