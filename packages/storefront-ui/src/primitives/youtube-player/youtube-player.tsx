import { useEffect } from 'react'
import type { ComponentProps } from 'react'
import { useRootRef } from '../../root/index.ts'

/** Props of the player. What else is passed goes to the `<iframe>`. */
export interface YoutubePlayerProps extends Omit<ComponentProps<'iframe'>, 'src' | 'title' | 'children'> {
  readonly videoId: string
  /** What the video is called, in the shopper's language. */
  readonly title: string
}

/**
 * A player of YouTube that starts at once and takes the focus. Render it after a tap and not before: until then YouTube learns of no
 * visit [14.2, 34.7]. It sets no cookies. Renders an `<iframe>`.
 */
export function YoutubePlayer({ videoId, title, ref, ...rest }: YoutubePlayerProps) {
  const playerRef = useRootRef({ ref })
  // The button that the player takes the place of had the focus.
  useEffect(() => playerRef.current?.focus(), [playerRef])
  return (
    <iframe
      allow="autoplay; encrypted-media; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      {...rest}
      ref={playerRef}
      title={title}
      src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`}
    />
  )
}
