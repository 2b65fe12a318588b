import { commentLimits } from '@krishi/storefront-core/community'
import type { Post } from '@krishi/storefront-core/contract'
import { useAnswerForm } from '@krishi/storefront-hooks/community'
import { useIsSignedIn } from '@krishi/storefront-hooks/session'
import { AnswerForm } from '@krishi/storefront-ui/community'
import { statusOfSending } from './to-post-facts.ts'

/** Props of the connected form that answers a post. */
export interface AnswerFormWidgetProps {
  readonly post: Post
  /** Where a guest signs in; it leads back here. */
  readonly signInHref: string
}

/** The field of an answer, or for a guest the way to sign in [34.4]. */
export function AnswerFormWidget({ post, signInHref }: AnswerFormWidgetProps) {
  const form = useAnswerForm(post)
  const isSignedIn = useIsSignedIn()
  return (
    <AnswerForm
      signInHref={isSignedIn ? null : signInHref}
      text={form.text}
      status={statusOfSending(form.status, form.error)}
      problem={form.problem}
      limit={commentLimits.longest}
      attempt={form.attempt}
      onTextChange={form.change}
      onSubmit={() => void form.submit()}
    />
  )
}
