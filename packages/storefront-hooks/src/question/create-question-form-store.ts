import type { PostDraft, PostProblem, PostText } from '@krishi/storefront-core/community'
import { validatePost } from '@krishi/storefront-core/community'
import type { Media, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Failure, Result } from '@krishi/storefront-core/result'
import { err } from '@krishi/storefront-core/result'
import type { PictureProblem } from '@krishi/storefront-core/reviews'
import { hasShape, isText, parseJson } from '@krishi/storefront-core/shape'
import { createId } from '@krishi/storefront-core/text'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { FormPictures } from '../pictures/create-form-pictures.ts'
import { createFormPictures } from '../pictures/create-form-pictures.ts'
import { intentKey } from '../storage/intent-key.ts'
import { lazySessionKeys } from '../storage/lazy-keys.ts'
import type { Storefront } from '../storefront/create-storefront.ts'
import { callThrough } from './call-through.ts'
import type { FilmStore } from './create-film-store.ts'
import { afterFailure } from './question-failure.ts'

/** A question that is being written. */
export interface QuestionDraft extends PostText {
  /** A crop of the community, or empty. */
  readonly crop: string
}

/** Why a field is refused; `repeated` and `unknown` are the server's words. */
export interface QuestionProblem {
  readonly field: PostProblem['field']
  readonly error: PostProblem['error'] | 'repeated' | 'unknown'
}

/** A picture that goes with the question. */
export interface QuestionPicture {
  readonly id: string
  readonly name: string
  readonly source: Blob
}

/** The state of the form that asks a question. */
export interface QuestionFormState {
  readonly draft: QuestionDraft
  readonly pictures: readonly QuestionPicture[]
  readonly problems: readonly QuestionProblem[]
  readonly pictureProblem: PictureProblem | null
  readonly isAdding: boolean
  /** Which picture is on its way, from 1; 0 while none is. */
  readonly sendingPicture: number
  /** How often the form was submitted. */
  readonly attempt: number
  /** `failed` keeps the draft, and a second try is the same question. */
  readonly status: 'writing' | 'sending' | 'sent' | 'failed'
  readonly error: Failure<PortErrorCode> | null
}

/** The form that asks a question in one storefront. */
export interface QuestionFormStore extends Pick<
  StoreApi<QuestionFormState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  change: (draft: Partial<QuestionDraft>) => void
  /** Adds pictures as far as they are taken, made smaller: JPEG, PNG or WebP of at most 5 MB. */
  addPictures: (files: readonly (Blob & { readonly name?: string })[]) => Promise<void>
  removePicture: (id: string) => void
  /** Takes back that nothing was sent for lack of a network: it is there again. */
  forgetOffline: () => void
  /** Sends it unless something is missing; returns the id of the post, or null. Does nothing while it is being sent. */
  submit: (locale: Locale) => Promise<string | null>
}

type Deps = Pick<
  Storefront,
  'ports' | 'session' | 'sessionStorage' | 'settings' | 'random' | 'shrinkPicture' | 'errors' | 'clock'
>

const draftKey = lazySessionKeys.formDraft('question')
const sentKey = `${draftKey}:sent`
const empty: QuestionDraft = { title: '', description: '', pincode: '', crop: '' }
const isDraft = hasShape<QuestionDraft>({ title: isText, description: isText, pincode: isText, crop: isText })
const blankForm: Omit<QuestionFormState, 'draft'> = {
  pictures: [],
  problems: [],
  pictureProblem: null,
  isAdding: false,
  sendingPicture: 0,
  attempt: 0,
  status: 'writing',
  error: null,
}

/**
 * Creates the form that asks a question [34.2]. The same words have one id and each picture one address until the server has taken
 * them: after a lost answer another try posts nothing twice, also on the reloaded page, and sends no picture again. Words that
 * were changed since are another question. While a picture is sent, a lost connection is waited for five times in a row.
 *
 * @param film The film that goes with it; where it was given up, the question is not sent.
 */
export function createQuestionFormStore(deps: Deps, film: Pick<FilmStore, 'send' | 'remove'>): QuestionFormStore {
  const { sessionStorage, settings, random, errors } = deps
  const { maxImages } = settings.socialFeed.createPostConfig
  const kept = parseJson(sessionStorage.read(draftKey))
  const store = createStore<QuestionFormState>(() => ({ ...blankForm, draft: isDraft(kept) ? kept : empty }))
  const pictures = createQuestionPictures(store, deps, maxImages)

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    change(change) {
      store.setState(({ draft, problems }) => ({
        draft: { ...draft, ...change },
        problems: problems.filter(({ field }) => !(field in change)),
      }))
      sessionStorage.write(draftKey, JSON.stringify(store.getState().draft))
    },
    addPictures: pictures.add,
    removePicture: (pictureId) => pictures.drop(pictureId, null),
    forgetOffline() {
      const { status, error } = store.getState()
      if (status === 'failed' && error?.code === 'network/offline') store.setState({ status: 'writing', error: null })
    },
    async submit(locale) {
      const { status, draft, pictures: added, attempt } = store.getState()
      if (status === 'sending') return null
      const problems = validatePost(draft, { pictureCount: added.length, maxImages })
      const isComplete = problems.length === 0
      store.setState({ problems, attempt: attempt + 1, error: null, status: isComplete ? 'sending' : 'writing' })
      if (!isComplete) return null
      let postId = ''
      const read = () => {
        const words = store.getState().draft
        postId = intentKey(sessionStorage, random, sentKey, JSON.stringify(words))
        return { ...words, id: postId, language: locale }
      }
      const answer = await sendQuestion(read, pictures, film, deps)
      if (!answer.ok) {
        // Given up by whoever writes it.
        if (answer.error.code !== 'network/aborted') errors.report(answer.error.code, 'createPost')
        store.setState(afterFailure(answer.error))
        return null
      }
      sessionStorage.remove(sentKey)
      film.remove()
      sessionStorage.remove(draftKey)
      store.setState({ ...blankForm, draft: empty, status: 'sent' })
      return postId
    },
  }
}

/** Creates the pictures of a question, which tell it the one that is on its way. */
function createQuestionPictures(
  store: StoreApi<QuestionFormState>,
  { shrinkPicture, random, ports, clock }: Deps,
  limit: number,
): FormPictures {
  return createFormPictures<never>(store, {
    shrinkPicture,
    createId: () => createId(random),
    limit,
    async upload({ file, id, position }) {
      store.setState({ sendingPicture: position })
      // Under its id: where an answer was lost, the server has it already.
      const uploaded = await callThrough(() => ports.community.uploadMedia({ file, isBrandUser: false, id }), clock)
      store.setState({ sendingPicture: 0 })
      return uploaded
    },
  })
}

/**
 * Sends the pictures and the film, then the question with their addresses; 'auth/forbidden' for a guest.
 *
 * @param read Reads the question once they are sent: what was written meanwhile belongs to it, and makes it another one.
 */
async function sendQuestion(
  read: () => Omit<PostDraft, 'userId' | 'media'>,
  pictures: FormPictures,
  film: Pick<FilmStore, 'send'>,
  { session, ports }: Pick<Deps, 'session' | 'ports'>,
): Promise<Result<null, PortErrorCode>> {
  const opened = await session.open()
  if (!opened.ok) return opened
  const { userId, isGuestUser } = opened.value
  if (isGuestUser) return err('auth/forbidden')
  const urls = await pictures.send()
  if (!urls.ok) return urls
  const filmUrl = await film.send()
  if (!filmUrl.ok) return filmUrl
  const media = urls.value.map((mediaUrl): Media => ({ mediaUrl, mediaType: 'image' }))
  if (filmUrl.value !== null) media.push({ mediaUrl: filmUrl.value, mediaType: 'video' })
  return ports.community.createPost({ ...read(), userId, media })
}
