import { checkFilm } from '@krishi/storefront-core/film'
import type { FilmProblem } from '@krishi/storefront-core/film'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import { createId } from '@krishi/storefront-core/text'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Storefront } from '../storefront/create-storefront.ts'
import { sendFilm } from './send-film.ts'
import type { FilmOnItsWay } from './send-film.ts'

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
  choose: (file: Blob & { readonly name?: string }) => Promise<void>
  remove: () => void
  /**
   * Sends what the server does not have; returns the address, or null without a film. A lost connection is waited for five times in a
   * row; after that, and after `cancel`, the next call goes on where this one ended.
   */
  send: () => Promise<Result<string | null, PortErrorCode>>
  /** Stops sending, which then answers `network/aborted`. */
  cancel: () => void
}

type Deps = Pick<Storefront, 'ports' | 'clock' | 'random' | 'settings'>

const nothing: FilmState = { film: null, problem: null, isAdding: false, percent: null }

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
  let chosen: Blob | null = null
  let sending: FilmOnItsWay | null = null
  let stop = new AbortController()

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async choose(file) {
      store.setState({ ...nothing, isAdding: true })
      chosen = file
      sending = null
      const problem = await checkFilm(file.size, maxVideoSeconds, async (start, length) => {
        return new Uint8Array(await file.slice(start, start + length).arrayBuffer())
      })
      const source = problem ?? (await drawFirstFrame(file))
      // Another one was chosen meanwhile, or none is wanted any more.
      if (chosen !== file) return
      if (typeof source === 'string') return store.setState({ problem: source, isAdding: false })
      const film = { id: createId(random), name: file.name ?? '', source }
      sending = { film, file, pictureUrl: null, sent: 0 }
      store.setState({ film, isAdding: false })
    },
    remove() {
      chosen = null
      sending = null
      store.setState(nothing)
    },
    async send() {
      if (sending === null) return ok(null)
      stop = new AbortController()
      const onPercent = (percent: number) => store.setState({ percent })
      const answer = await sendFilm(sending, { port: ports.community, clock, signal: stop.signal, onPercent })
      store.setState({ percent: null })
      if (answer.ok) return answer
      const said = answer.error.fields?.['formFile']
      const problem = answer.error.code === 'request/too-large' ? 'size' : said === 'too-long' ? 'length' : 'type'
      if (said !== undefined || problem === 'size') {
        sending = null
        store.setState({ ...nothing, problem })
      }
      return answer
    },
    cancel: () => stop.abort(),
  }
}
