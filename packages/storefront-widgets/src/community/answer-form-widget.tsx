import { commentLimits } from '@krishi/storefront-core/community'
import type { Post } from '@krishi/storefront-core/contract'
import { mentionedIn } from '@krishi/storefront-core/mentions'
import { useAnswerForm } from '@krishi/storefront-hooks/community'
import { useThreadPeople } from '@krishi/storefront-hooks/mentions'
import { useIsSignedIn } from '@krishi/storefront-hooks/session'
import { AnswerForm } from '@krishi/storefront-ui/community'
import { MentionList } from '@krishi/storefront-ui/mention-list'
import type { RootProps } from '@krishi/storefront-ui/root'
import { useRef } from 'react'
import { statusOfSending } from './to-post-facts.ts'
import { useMentions } from './use-mentions.ts'

/** Props of the connected form that answers a post. */
export interface AnswerFormWidgetProps extends RootProps {
  readonly post: Post
  /** The page of the answers to begin with, as its list has it: those authors can be named. @default 1 */
  readonly firstPage?: number
  /** Where a guest signs in; it leads back here. */
  readonly signInHref: string
}

/** The field of an answer, in which others of the thread can be named, or for a guest the way to sign in [34.4]. */
export function AnswerFormWidget({ post, firstPage = 1, signInHref, ...root }: AnswerFormWidgetProps) {
  const people = useThreadPeople(post, firstPage)
  const form = useAnswerForm(post, (text) => mentionedIn(text, people))
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null)
  const isSignedIn = useIsSignedIn()
  const mentions = useMentions({ field, people, text: form.text, change: form.change })
  return (
    <AnswerForm
      {...root}
      signInHref={isSignedIn ? null : signInHref}
      {...{ field, text: form.text, problem: form.problem, attempt: form.attempt }}
      status={statusOfSending(form.status, form.error)}
      {...{ limit: commentLimits.longest, onTextChange: mentions.type }}
      onSubmit={() => void form.submit()}
    >
      <MentionList {...mentions.list} />
    </AnswerForm>
  )
}
