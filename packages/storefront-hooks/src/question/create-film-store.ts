import { checkFilm, filmPartBytes, filmUrl } from '@krishi/storefront-core/film'
import type { FilmProblem } from '@krishi/storefront-core/film'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import { createId } from '@krishi/storefront-core/text'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Storefront } from '../storefront/create-storefront.ts'
import { callThrough } from './call-through.ts'

/** A film that goes with a question. */
export interface ChosenFilm {
  readonly id: string
  readonly name: string
  /** Its first frame, which stands for it until it is played. */
  readonly source: Blob
}

/** The film of a form. */
export interface FilmState {
  readonly film: ChosenFilm | null
  readonly problem: FilmProblem | null
  readonly isAdding: boolean
  /** How much of it is sent, in percent; null while it is not on its way. */
  readonly percent: number | null
}

/** The film of a form: chosen, sent part after part, given up. */
export interface FilmStore extends Pick<StoreApi<FilmState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Takes a film in place of the one before, if it is one that is short and small enough. */
  choose(file: Blob & { readonly name?: string }): Promise<void>
  remove(): void
  /**
   * Sends what the server does not have; returns the address, or null without a film. A lost connection is waited for five times in a
   * row; after that, and after `cancel`, the next call goes on where this one ended.
   */
  send(): Promise<Result<string | null, PortErrorCode>>
  /** Stops sending, which then answers `network/aborted`. */
  cancel(): void
}

type Deps = Pick<Storefront, 'ports' | 'clock' | 'random' | 'settings'>

const nothing: FilmState = { film: null, problem: null, isAdding: false, percent: null }

/** A film as it is sent: where its picture is once that is sent, and how many bytes the server has. */
interface Sending {
  readonly file: Blob
  pictureUrl: string | null
  sent: number
}

/**
 * Creates the film of a form [34.2].
 *
 * @param drawFirstFrame Draws the first frame of a film as a JPEG, or a plain picture where the browser cannot.
 */
export function createFilmStore(
  { ports, clock, random, settings }: Deps,
  drawFirstFrame: (film: Blob) => Promise<Blob>,
): FilmStore {
  const { maxVideoSeconds } = settings.socialFeed.createPostConfig
  const store = createStore<FilmState>(() => nothing)
  let sending: Sending | null = null
  let stop = new AbortController()

  async function sendPart({ file, pictureUrl, sent }: Sending, { signal }: AbortController) {
    const { size } = file
    const { film } = store.getState()
    if (pictureUrl === null) {
      const first = { file: film?.source ?? file, isBrandUser: false, id: film?.id }
      return ports.community.uploadMedia(first, { signal })
    }
    const part = file.slice(sent, sent + filmPartBytes)
    return ports.community.uploadMedia(
      { file: part, isBrandUser: false, filmOf: pictureUrl, offset: sent, size },
      { signal },
    )
  }

  async function sendAll(current: Sending, stopped: AbortController): Promise<Result<string, PortErrorCode>> {
    for (;;) {
      store.setState({ percent: Math.floor((100 * current.sent) / current.file.size) })
      const { pictureUrl } = current
      if (pictureUrl !== null && current.sent >= current.file.size) return ok(filmUrl(pictureUrl))
      const answer = await callThrough(() => sendPart(current, stopped), clock, stopped.signal)
      // The server has another part of it than this device knows of: an answer was lost.
      const standsAt = answer.ok
        ? current.sent + filmPartBytes
        : Number(answer.error.fields?.['offset'] ?? current.sent)
      if (!answer.ok && standsAt === current.sent) return answer
      if (answer.ok && pictureUrl === null) current.pictureUrl = answer.value
      else current.sent = Math.min(current.file.size, standsAt)
    }
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async choose(file) {
      store.setState({ ...nothing, isAdding: true })
      sending = null
      const problem = await checkFilm(file.size, maxVideoSeconds, async (start, length) => {
        return new Uint8Array(await file.slice(start, start + length).arrayBuffer())
      })
      if (problem !== null) return store.setState({ problem, isAdding: false })
      const film = { id: createId(random), name: file.name ?? '', source: await drawFirstFrame(file) }
      sending = { file, pictureUrl: null, sent: 0 }
      store.setState({ film, isAdding: false })
    },
    remove() {
      sending = null
      store.setState(nothing)
    },
    async send() {
      if (sending === null) return ok(null)
      stop = new AbortController()
      const answer = await sendAll(sending, stop)
      store.setState({ percent: null })
      if (answer.ok) return answer
      const said = answer.error.fields?.['formFile']
      const problem = answer.error.code === 'request/too-large' ? 'size' : said === 'too-long' ? 'length' : 'type'
      if (said !== undefined || problem === 'size') {
        sending = null
        store.setState({ ...nothing, problem })
      }
      // The answer was lost, but of a part alone: the question was not sent.
      return answer.error.code === 'network/unanswered' ? err('network/timeout') : answer
    },
    cancel: () => stop.abort(),
  }
}
