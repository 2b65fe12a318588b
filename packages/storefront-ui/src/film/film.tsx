import { useId, useState, useSyncExternalStore } from 'react'
import { ExternalLink, usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { PlayIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import { YoutubePlayer } from '../primitives/youtube-player/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of a film at YouTube. */
export interface FilmProps extends RootProps<HTMLElement> {
  readonly videoId: string
  /** The picture that stands for it until it is played. */
  readonly posterUrl: string
  /** What it is called, in the shopper's language. */
  readonly title: string
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/**
 * A film at YouTube [34.7]: a picture and words until the shopper presses play, and only then anything of YouTube, without cookies.
 * Without a network it cannot be played, and says so. Renders a `<figure>`.
 */
export function Film({ videoId, posterUrl, title, messages, ...root }: FilmProps) {
  const t = usePlainMessages('film', en, messages)
  const [isPlaying, setPlaying] = useState(false)
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  )
  const noteId = useId()
  return (
    <figure {...root} data-scope="film" data-part="root">
      <div data-scope="film" data-part="stage">
        {isPlaying ? (
          <YoutubePlayer data-scope="film" data-part="player" title={title} videoId={videoId} />
        ) : (
          <>
            <Image
              src={posterUrl}
              alt=""
              width={640}
              height={360}
              widths={[320, 480, 640]}
              sizes="(width < 42rem) 100vw, 42rem"
              priority
            />
            <button
              type="button"
              data-scope="film"
              data-part="play"
              aria-label={t('play', { title })}
              aria-describedby={noteId}
              aria-disabled={!isOnline || undefined}
              onClick={() => isOnline && setPlaying(true)}
            >
              <PlayIcon size={24} />
            </button>
          </>
        )}
      </div>
      <figcaption data-scope="film" data-part="note">
        <span id={noteId}>{t(isOnline ? 'note' : 'offline')}</span>{' '}
        <ExternalLink href={`https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`}>
          {t('elsewhere')}
        </ExternalLink>
      </figcaption>
    </figure>
  )
}

function followNetwork(onChange: () => void): () => void {
  const stop = new AbortController()
  for (const name of ['online', 'offline']) addEventListener(name, onChange, { signal: stop.signal })
  return () => stop.abort()
}
