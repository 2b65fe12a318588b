/** A picture or film of how coins are used. */
export interface ExplainerMediaProps {
  readonly type: 'image' | 'video'
  readonly src: string
  /** What it shows. */
  readonly alt: string
}

/** The picture, or the film with its controls; the film is fetched when played. It is silent: the steps below say the same. */
export function ExplainerMedia({ type, src, alt }: ExplainerMediaProps) {
  const own = { 'data-scope': 'coin-explainer', 'data-part': 'media', src }
  if (type === 'image') return <img {...own} alt={alt} />
  return <video {...own} aria-label={alt} controls muted preload="none" />
}
