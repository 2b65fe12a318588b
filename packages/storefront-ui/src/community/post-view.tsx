import type { PostProblem } from '@krishi/storefront-core/community'
import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { ConfirmDialog } from '../primitives/confirm-dialog/index.ts'
import { Dialog } from '../primitives/dialog/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { DeleteIcon, EditIcon, EyeIcon, FlagIcon } from '../primitives/icon/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import type { PostFacts } from './community.types.ts'
import { useWatched } from './use-watched.ts'
import type { WatchPost } from './use-watched.ts'
import { Engagement } from './engagement.tsx'
import en from './messages/en.json'
import { Byline, Facts, Helpful, Pictures, PostFilm, UserText, messageCase, takeFocus } from './post-parts.tsx'
import type { Words } from './post-parts.tsx'
import { problemWords } from './question-form.tsx'
import { wordsOfStatus } from './send-status.ts'
import type { PostingFailure, SendStatus } from './send-status.ts'

/** Why another question was not taken in place of the one that stands there. */
export type TitleRefusal = PostProblem['error'] | PostingFailure

/** Props of one post as its page shows it. */
export interface PostViewProps extends RootProps<HTMLElement> {
  post: PostFacts
  /** The shopper wrote it, and may change and delete it [34.9]; null until that is known. */
  isOwn: boolean | null
  /** Why it can be reported, as stable ids. */
  reasons: readonly string[]
  onLike: (isLike: boolean) => void
  onChoose: (optionId: string) => void
  /** How many letters the question may have. */
  titleLimit: number
  /** Saves another question; the field stays open, with what was typed and the words for it, where that is refused. */
  onRename: (title: string) => Promise<TitleRefusal | null>
  onDelete: () => void
  onReport: (reason: string) => void
  /** Watches the post while it is in the page, as to count who has had it in view. */
  onWatch?: WatchPost | undefined
}

type Asked = 'delete' | 'report' | null

/** A question with all that belongs to it, but its answers [34.2]. Renders an `<article>`. */
export function PostView(props: PostViewProps) {
  const { post, isOwn, reasons, titleLimit, onLike, onChoose, onRename, onDelete, onReport, onWatch } = props
  const t = useWidgetMessages('community', en)
  const [asked, setAsked] = useState<Asked>(null)
  const [isEditing, setIsEditing] = useState<boolean | null>(null)
  const close = () => setAsked(null)
  const ref = useWatched(props, post.id, onWatch)
  return (
    <article {...rootOf(props)} ref={ref} data-scope="community" data-part="post">
      <Byline author={post.author} createdOn={post.createdOn} place={post.place} t={t} />
      {isEditing ? (
        <TitleForm
          {...{ title: post.title, limit: titleLimit, t }}
          onClose={() => setIsEditing(false)}
          onSave={onRename}
        />
      ) : (
        <Title {...post} isEdited={isEditing === false} />
      )}
      {post.engagement ? (
        <Engagement engagement={post.engagement} t={t} onChoose={onChoose} />
      ) : (
        <UserText parts={post.text} language={post.language} />
      )}
      <Pictures post={post} t={t} />
      <PostFilm post={post} t={t} />
      <Facts post={post} t={t} />
      <footer data-scope="community" data-part="foot">
        <Helpful likes={post.likes} isLiked={post.isLiked} t={t} onLike={onLike} />
        {post.viewCount > 0 ? (
          <span data-scope="community" data-part="count">
            <EyeIcon /> {t('views', { count: post.viewCount })}
          </span>
        ) : null}
        {isOwn === null ? null : <Actions isOwn={isOwn} onEdit={() => setIsEditing(true)} onAsk={setAsked} t={t} />}
      </footer>
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={close}
        title={t('deleteConfirm')}
        confirmLabel={t('delete')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          close()
          onDelete()
        }}
      />
      <ReportDialog
        open={asked === 'report'}
        reasons={reasons}
        t={t}
        onClose={close}
        onSend={(reason) => {
          close()
          onReport(reason)
        }}
      />
    </article>
  )
}

/** Once it was edited it takes the focus that the field had. */
function Title({ title, language, isEdited }: Pick<PostFacts, 'title' | 'language'> & { readonly isEdited: boolean }) {
  const { locale } = useUi()
  return (
    <h1
      ref={isEdited ? takeFocus : null}
      data-scope="community"
      data-part="title"
      tabIndex={-1}
      lang={language === locale ? undefined : language}
    >
      {title}
    </h1>
  )
}

interface ActionsProps {
  readonly isOwn: boolean
  readonly t: Words
  onEdit: () => void
  onAsk: (asked: Asked) => void
}

/** What can be done with a post: its author changes and deletes it, others report it. */
function Actions({ isOwn, t, onEdit, onAsk }: ActionsProps) {
  return isOwn ? (
    <>
      <Button tone="quiet" size="sm" icon={<EditIcon />} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button tone="quiet" size="sm" icon={<DeleteIcon />} onClick={() => onAsk('delete')}>
        {t('delete')}
      </Button>
    </>
  ) : (
    <Button tone="quiet" size="sm" icon={<FlagIcon />} onClick={() => onAsk('report')}>
      {t('report')}
    </Button>
  )
}

interface TitleFormProps {
  readonly title: string
  readonly limit: number
  readonly t: Words
  onSave: PostViewProps['onRename']
  onClose: () => void
}

function TitleForm({ title, limit, t, onSave, onClose }: TitleFormProps) {
  const [typed, setTyped] = useState(title)
  const [status, setStatus] = useState<TitleRefusal | 'writing' | 'sending'>('writing')
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null)
  const isSending = status === 'sending'
  const words = problemWords[status as PostProblem['error']] ?? wordsOfStatus(status as SendStatus)

  useEffect(() => {
    if (!isSending) field.current?.focus()
  }, [isSending])

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (isSending) return
    setStatus('sending')
    const refusal = await onSave(typed)
    if (refusal === null) onClose()
    else setStatus(refusal)
  }

  return (
    <form method="post" data-scope="community" data-part="form" onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        label={t('question')}
        value={typed}
        onValueChange={(text) => {
          setTyped(text)
          if (!isSending) setStatus('writing')
        }}
        error={words === null ? undefined : t(words, { limit })}
      />
      <div data-scope="community" data-part="actions">
        <Button type="submit" size="sm" pending={isSending}>
          {t('save')}
        </Button>
        <Button tone="secondary" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

interface ReportDialogProps {
  readonly open: boolean
  readonly reasons: readonly string[]
  readonly t: Words
  onClose: () => void
  onSend: (reason: string) => void
}

/** Asks why a post is reported [34.5]. */
function ReportDialog({ open, reasons, t, onClose, onSend }: ReportDialogProps) {
  const [reason, setReason] = useState<string | null>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('reportTitle')}
      footer={
        <Button
          width="full"
          disabledReason={reason === null ? t('reportTitle') : undefined}
          onClick={() => reason !== null && onSend(reason)}
        >
          {t('reportSend')}
        </Button>
      }
    >
      <fieldset data-scope="community" data-part="form">
        <legend>
          <VisuallyHidden>{t('reportTitle')}</VisuallyHidden>
        </legend>
        {reasons.map((id) => (
          <label key={id} data-scope="community" data-part="option">
            <input type="radio" name="reason" value={id} checked={reason === id} onChange={() => setReason(id)} />{' '}
            {t('reason', { reason: messageCase(id) })}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
