import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { filmPartBytes, filmUrl } from '@krishi/storefront-core/film'
import type { Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import type { Clock } from '../clock/clock.ts'
import type { CommunityPort } from '../community/community-port.ts'
import { callThrough } from './call-through.ts'
import type { ChosenFilm } from './create-film-store.ts'

/** A film as it is sent: where its picture is once that is sent, and how many bytes the server has. */
export interface FilmOnItsWay {
  readonly film: ChosenFilm
  readonly file: Blob
  pictureUrl: string | null
  sent: number
}

interface Sending {
  readonly port: Pick<CommunityPort, 'uploadMedia'>
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly onPercent: (percent: number) => void
}

/** Sends the picture of a film and all parts that the server does not have; returns the film's address. */
export async function sendFilm(current: FilmOnItsWay, sending: Sending): Promise<Result<string, PortErrorCode>> {
  for (;;) {
    sending.onPercent(Math.floor((100 * current.sent) / current.file.size))
    const { pictureUrl } = current
    if (pictureUrl !== null && current.sent >= current.file.size) return ok(filmUrl(pictureUrl))
    const answer = await callThrough(() => sendNext(current, sending), sending.clock, sending.signal)
    // The server has another part of it than this device knows of: an answer was lost.
    const standsAt = answer.ok ? current.sent + filmPartBytes : Number(answer.error.fields?.['offset'] ?? current.sent)
    if (!answer.ok && standsAt === current.sent) return answer
    if (answer.ok && pictureUrl === null) current.pictureUrl = answer.value
    else current.sent = Math.min(current.file.size, standsAt)
  }
}

/** The picture goes first: its address names the film that the parts belong to. */
function sendNext({ film, file, pictureUrl, sent }: FilmOnItsWay, { port, signal }: Sending) {
  if (pictureUrl === null) return port.uploadMedia({ file: film.source, isBrandUser: false, id: film.id }, { signal })
  const part = file.slice(sent, sent + filmPartBytes)
  return port.uploadMedia(
    { file: part, isBrandUser: false, filmOf: pictureUrl, offset: sent, size: file.size },
    { signal },
  )
}
