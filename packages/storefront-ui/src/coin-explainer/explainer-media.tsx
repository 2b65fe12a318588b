import { useUi } from '../i18n/index.ts'
import { wholeSource } from '../primitives/image/index.ts'

/** A picture or film of how coins are used. */
export interface ExplainerMediaProps {
  readonly type: 'image' | 'video'
  readonly src: string
  /** What it shows. */
  readonly alt: string
}

/** The dialog is no wider; a screen with finer dots gets twice as many. */
const widestPx = 1080

/** The picture, or the film with its controls; the film is fetched when played. It is silent: the steps below say the same. */
export function ExplainerMedia({ type, src, alt }: ExplainerMediaProps) {
  const { imageLoader } = useUi()
  const own = { 'data-scope': 'coin-explainer', 'data-part': 'media' }
  if (type === 'image') return <img {...own} src={wholeSource(src, widestPx, imageLoader)} alt={alt} />
  return <video {...own} src={src} aria-label={alt} controls muted preload="none" />
}
