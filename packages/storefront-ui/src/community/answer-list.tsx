import { useId, useState } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import { Button, LinkButton, insteadOfLink } from '../primitives/button/index.ts'
import { ConfirmDialog } from '../primitives/confirm-dialog/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { CheckCircleIcon, DeleteIcon } from '../primitives/icon/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import type { AnswerFacts, ListStatus } from './community.types.ts'
import en from './messages/en.json'
import { Byline, Helpful, UserText } from './post-parts.tsx'
import type { Words } from './post-parts.tsx'

/** Props of the answers of a post. */
export interface AnswerListProps extends RootProps<HTMLElement> {
  answers: readonly AnswerFacts[]
  status: ListStatus
  /** How many there are in all. */
  count: number
  nextHref?: string | undefined
  onLoadMore?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  onLike: (answerId: string, isLike: boolean) => void
  onAccept: (answerId: string, isAccepted: boolean) => void
  onDelete: (answerId: string) => void
}

/** What others answer, the accepted answer first [34.4]. Renders a `<section>`. */
export function AnswerList(props: AnswerListProps) {
  const { answers, status, count, nextHref, onLoadMore, onRetry, onLike, onAccept, onDelete } = props
  const t = useWidgetMessages('community', en)
  const titleId = useId()
  const [deleted, setDeleted] = useState<string | null>(null)
  return (
    <section
      {...rootOf(props)}
      id="answers"
      data-scope="community"
      data-part="frame"
      data-status={status}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{t('answersTitle')}</h2>
      {status === 'loading' ? <Skeleton lines={4} /> : null}
      {count === 0 && answers.length === 0 && status !== 'loading' ? <p>{t('answers', { count: 0 })}</p> : null}
      <ol data-scope="community" data-part="list">
        {answers.map((answer) => (
          <li key={answer.id} data-scope="community" data-part="item">
            <Answer answer={answer} t={t} onLike={onLike} onAccept={onAccept} onDelete={setDeleted} />
          </li>
        ))}
      </ol>
      {status === 'failed' ? <ErrorNotice title={t('failed')} onRetry={onRetry} /> : null}
      {nextHref !== undefined && (status === 'ready' || status === 'loading-more') ? (
        <p data-scope="community" data-part="more">
          <LinkButton tone="secondary" href={nextHref} rel="next" onClick={onLoadMore && insteadOfLink(onLoadMore)}>
            {t('moreAnswers')}
          </LinkButton>
        </p>
      ) : null}
      <ConfirmDialog
        open={deleted !== null}
        onOpenChange={() => setDeleted(null)}
        title={t('deleteConfirm')}
        confirmLabel={t('delete')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          setDeleted(null)
          if (deleted !== null) onDelete(deleted)
        }}
      />
    </section>
  )
}

interface AnswerProps extends Pick<AnswerListProps, 'onLike' | 'onAccept'> {
  readonly answer: AnswerFacts
  readonly t: Words
  onDelete: (answerId: string) => void
}

function Answer({ answer, t, onLike, onAccept, onDelete }: AnswerProps) {
  const { id, author, createdOn, text, likes, isLiked, isAccepted, mayDelete, mayAccept } = answer
  return (
    <article data-scope="community" data-part="answer" data-accepted={isAccepted || undefined}>
      <Byline author={author} createdOn={createdOn} t={t} />
      {isAccepted ? (
        <p data-scope="community" data-part="facts">
          <span data-scope="community" data-part="fact">
            <CheckCircleIcon /> {t('accepted')}
          </span>
        </p>
      ) : null}
      <UserText parts={text} />
      <footer data-scope="community" data-part="foot">
        <Helpful likes={likes} isLiked={isLiked} t={t} onLike={(isLike) => onLike(id, isLike)} />
        {mayAccept ? (
          <Button tone="quiet" size="sm" icon={<CheckCircleIcon />} onClick={() => onAccept(id, !isAccepted)}>
            {t(isAccepted ? 'unaccept' : 'accept')}
          </Button>
        ) : null}
        {mayDelete ? (
          <Button tone="quiet" size="sm" icon={<DeleteIcon />} onClick={() => onDelete(id)}>
            {t('delete')}
          </Button>
        ) : null}
      </footer>
    </article>
  )
}
