import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure, Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { PictureProblem, Review, ReviewDraft, ReviewedProduct } from '@krishi/storefront-core/reviews'
import { finishReview, newReviewDraft, validateReview } from '@krishi/storefront-core/reviews'
import type { SessionUser } from '@krishi/storefront-core/session'
import type { Settings } from '@krishi/storefront-core/settings'
import { hasShape, isCount, isText, parseJson } from '@krishi/storefront-core/shape'
import { createStore } from 'zustand/vanilla'
import type { Clock } from '../clock/index.ts'
import type { SessionStore } from '../session/create-session-store.ts'
import type { SafeStorage } from '../storage/index.ts'
import { sessionKeys } from '../storage/index.ts'
import type { ErrorReporter } from '../telemetry/create-error-reporter.ts'
import { preparePicture } from './prepare-picture.ts'
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
  const { port, product, session, clock, sessionStorage, settings, errors, shrinkPicture, onSent } = options
  const draftKey = sessionKeys.reviewDraft(product.productId)
  const store = createStore<ReviewFormState>(() => ({
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
  }))
  /** Addresses of pictures that have been sent, so that another try does not send them again. */
  const sent = new Map<string, string>()
  let stopClosing = () => {}
  let count = 0
  /** What is there is the shopper's own, and not what an earlier review said. */
  const touched = { draft: false, pictures: false }
  let adding = Promise.resolve()
  // By then it is no longer true that the page is offline.
  options.onReturn(() => {
    const { status, error } = store.getState()
    if (status === 'failed' && error?.code === 'network/offline') store.setState({ status: 'writing', error: null })
  })

  function change(draft: Partial<ReviewDraft>, field: keyof ReviewDraft) {
    touched.draft = true
    store.setState((state) => ({
      draft: { ...state.draft, ...draft },
      problems: state.problems.filter((problem) => problem.field !== field),
    }))
    sessionStorage.write(draftKey, JSON.stringify(store.getState().draft))
  }

  async function uploadPictures(): Promise<Result<readonly string[], PortErrorCode>> {
    const urls: string[] = []
    for (const { id, source } of store.getState().pictures) {
      const known = sent.get(id)
      const uploaded =
        typeof source === 'string' ? ok(source) : known === undefined ? await port.uploadPicture(source) : ok(known)
      if (!uploaded.ok) {
        // The server has looked into it: another try would be refused as well.
        if (uploaded.error.code === 'request/invalid') drop(id, 'type')
        if (uploaded.error.code === 'request/too-large') drop(id, 'size')
        // The answer was lost, but of a picture alone: the review was not sent.
        return uploaded.error.code === 'network/unanswered' ? err('network/timeout') : uploaded
      }
      sent.set(id, uploaded.value)
      urls.push(uploaded.value)
    }
    return ok(urls)
  }

  function drop(id: string, pictureProblem: PictureProblem | null): void {
    touched.pictures = true
    store.setState(({ pictures }) => ({ pictures: pictures.filter((each) => each.id !== id), pictureProblem }))
  }

  async function take(file: Blob & { readonly name?: string }): Promise<void> {
    const picture = await preparePicture(file, store.getState().pictures.length, shrinkPicture)
    if (!picture.ok) return store.setState({ pictureProblem: picture.error })
    touched.pictures = true
    const added = { id: `picture-${++count}`, name: file.name ?? '', source: picture.value }
    store.setState(({ pictures }) => ({ pictures: [...pictures, added] }))
  }

  async function send(): Promise<Result<null, PortErrorCode>> {
    const { draft } = store.getState()
    const opened = await session.open()
    if (!opened.ok) return opened
    if (!isSignedIn(opened.value)) return err('auth/forbidden')
    await adding
    const pictures = await uploadPictures()
    if (!pictures.ok) return pictures
    return port.add(finishReview(draft, { product, author: opened.value, pictures: pictures.value, settings }))
  }

  function fail(error: Failure<PortErrorCode>) {
    // Of the specification only this line is left: a shopper who is told nothing believes that it was sent.
    errors.report(error.code, 'addReview')
    store.setState({ status: 'failed', error })
  }

  function celebrate() {
    sessionStorage.remove(draftKey)
    sent.clear()
    Object.assign(touched, { draft: false, pictures: false })
    store.setState({ status: 'sent', draft: newReviewDraft(settings), pictures: [], attempt: 0 })
    onSent()
    stopClosing = clock.after(closeAfterMs, actions.close)
  }

  const actions: ReviewFormActions = {
    async open() {
      const opened = await session.open()
      if (!opened.ok) return 'failed'
      if (!isSignedIn(opened.value)) return 'sign-in'
      const said = await port.own(product)
      if (!said.ok) return 'failed'
      const own = said.value
      const kept = parseJson(sessionStorage.read(draftKey))
      store.setState(({ draft, pictures }) => ({
        isOpen: true,
        isChange: own !== null,
        draft: isDraft(kept) ? kept : touched.draft ? draft : own ? draftOf(own) : newReviewDraft(settings),
        pictures: touched.pictures ? pictures : picturesOf(own),
      }))
      return 'opened'
    },
    close() {
      stopClosing()
      const { status } = store.getState()
      store.setState({ isOpen: false, status: status === 'sending' ? status : 'writing', error: null })
    },
    setRating: (rating) => change({ rating }, 'rating'),
    setMessage: (message) => change({ message }, 'message'),
    async addPictures(files) {
      store.setState({ pictureProblem: null, isAdding: true })
      const all = files.reduce((before, file) => before.then(() => take(file)), adding)
      adding = all
      await all
      if (adding === all) store.setState({ isAdding: false })
    },
    removePicture: (id) => drop(id, null),
    async submit() {
      const { status, draft, attempt } = store.getState()
      if (status === 'sending' || status === 'sent') return
      const problems = validateReview(draft)
      store.setState({ problems, attempt: attempt + 1, error: null, status: 'writing' })
      if (problems.length > 0) return
      store.setState({ status: 'sending' })
      const answer = await send()
      if (answer.ok) celebrate()
      else fail(answer.error)
    },
  }

  return {
    actions,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}

function isSignedIn(user: SessionUser): boolean {
  return !user.isGuestUser
}

const isDraft = hasShape<ReviewDraft>({ rating: isCount, message: isText })

function draftOf({ rating, message }: Review): ReviewDraft {
  return { rating, message }
}

function picturesOf(own: Review | null): readonly DraftPicture[] {
  return (own?.pictures ?? []).map((source, index) => ({ id: source, name: String(index + 1), source }))
}
