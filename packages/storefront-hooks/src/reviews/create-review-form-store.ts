import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err } from '@krishi/storefront-core/result'
import type { Review, ReviewDraft, ReviewedProduct } from '@krishi/storefront-core/reviews'
import { finishReview, newReviewDraft, validateReview } from '@krishi/storefront-core/reviews'
import type { SessionUser } from '@krishi/storefront-core/session'
import type { Settings } from '@krishi/storefront-core/settings'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Clock } from '../clock/index.ts'
import type { FormPictures } from '../pictures/create-form-pictures.ts'
import { createFormPictures } from '../pictures/create-form-pictures.ts'
import type { SessionStore } from '../session/create-session-store.ts'
import type { SafeStorage } from '../storage/index.ts'
import type { ErrorReporter } from '../telemetry/create-error-reporter.ts'
import { createReviewDraft } from './create-review-draft.ts'
import type { DraftPicture, ReviewFormActions, ReviewFormState, ReviewFormStore } from './review-form-store.ts'
import type { ReviewsPort } from './reviews-port.ts'

/** How long the thanks stay before the form closes by itself, in ms [19.4]. */
const closeAfterMs = 1000

/** The dependencies of a review form. */
export interface ReviewFormOptions {
  readonly port: ReviewsPort
  readonly product: ReviewedProduct
  readonly session: Pick<SessionStore, 'open'>
  readonly clock: Clock
  /** The draft lives as long as the tab. */
  readonly sessionStorage: SafeStorage
  readonly settings: Pick<Settings, 'compliance' | 'isReviewsModerationEnabled'>
  readonly errors: Pick<ErrorReporter, 'report'>
  /** Makes a picture smaller before it is sent; returns the same where it cannot. */
  readonly shrinkPicture: (picture: Blob) => Promise<Blob>
  /** Calls the listener when the shopper or the network is back. */
  readonly onReturn: (listener: () => void) => void
  /** Called when the server has taken a review. */
  readonly onSent: () => void
}

/** Creates the form for a review of one product: draft, checks, pictures, sending, and its outcome [19.4]. */
export function createReviewFormStore(options: ReviewFormOptions): ReviewFormStore {
  const { port, settings } = options
  const store = createStore<ReviewFormState>(() => blankForm(settings))
  const draft = createReviewDraft(store, options)
  let taken = 0
  const pictures = createFormPictures(store, {
    shrinkPicture: options.shrinkPicture,
    createId: () => `picture-${++taken}`,
    upload: ({ file }) => port.uploadPicture(file),
  })
  /** Those of an earlier review, until the shopper adds or drops one. */
  let offered: readonly DraftPicture[] = store.getState().pictures
  let stopClosing = () => {}
  // By then it is no longer true that the page is offline.
  options.onReturn(() => {
    const { status, error } = store.getState()
    if (status === 'failed' && error?.code === 'network/offline') store.setState({ status: 'writing', error: null })
  })

  function celebrate() {
    draft.forget()
    offered = []
    store.setState({ status: 'sent', draft: newReviewDraft(settings), pictures: offered, attempt: 0 })
    options.onSent()
    stopClosing = options.clock.after(closeAfterMs, actions.close)
  }

  const actions: ReviewFormActions = {
    async open() {
      const author = await openAuthor(options)
      if (!author.ok) return author.error.code === 'auth/forbidden' ? 'sign-in' : 'failed'
      const said = await port.own(options.product)
      if (!said.ok) return 'failed'
      if (store.getState().pictures === offered) store.setState({ pictures: (offered = picturesOf(said.value)) })
      store.setState({ isOpen: true, isChange: said.value !== null, draft: draft.begin(said.value) })
      return 'opened'
    },
    close() {
      stopClosing()
      const { status } = store.getState()
      store.setState({ isOpen: false, status: status === 'sending' ? status : 'writing', error: null })
    },
    setRating: (rating) => draft.change({ rating }),
    setMessage: (message) => draft.change({ message }),
    addPictures: pictures.add,
    removePicture: (id) => pictures.drop(id, null),
    async submit() {
      const { status } = store.getState()
      if (status !== 'sending' && status !== 'sent' && (await submitReview(store, pictures, options))) celebrate()
    },
  }

  return {
    actions,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}

function blankForm(settings: ReviewFormOptions['settings']): ReviewFormState {
  return {
    isOpen: false,
    isChange: false,
    draft: newReviewDraft(settings),
    pictures: [],
    problems: [],
    pictureProblem: null,
    isAdding: false,
    attempt: 0,
    status: 'writing',
    error: null,
  }
}

/** Returns whether the server has taken it; where not, the form tells why. */
async function submitReview(
  store: StoreApi<ReviewFormState>,
  pictures: FormPictures,
  options: ReviewFormOptions,
): Promise<boolean> {
  const { draft, attempt } = store.getState()
  const problems = validateReview(draft)
  store.setState({ problems, attempt: attempt + 1, error: null, status: 'writing' })
  if (problems.length > 0) return false
  store.setState({ status: 'sending' })
  const answer = await sendReview(draft, pictures, options)
  if (answer.ok) return true
  // Of the specification only this line is left: a shopper who is told nothing believes that it was sent.
  options.errors.report(answer.error.code, 'addReview')
  store.setState({ status: 'failed', error: answer.error })
  return false
}

async function sendReview(
  draft: ReviewDraft,
  pictures: FormPictures,
  options: ReviewFormOptions,
): Promise<Result<null, PortErrorCode>> {
  const { product, settings } = options
  const author = await openAuthor(options)
  if (!author.ok) return author
  const urls = await pictures.send()
  if (!urls.ok) return urls
  return options.port.add(finishReview(draft, { product, author: author.value, pictures: urls.value, settings }))
}

/** Who writes: 'auth/forbidden' for a guest. */
async function openAuthor({ session }: ReviewFormOptions): Promise<Result<SessionUser, PortErrorCode>> {
  const opened = await session.open()
  return opened.ok && opened.value.isGuestUser ? err('auth/forbidden') : opened
}

function picturesOf(own: Review | null): readonly DraftPicture[] {
  return (own?.pictures ?? []).map((source, index) => ({ id: source, name: String(index + 1), source }))
}
