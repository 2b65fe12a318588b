import { useRef, useState } from 'react'
import type { ComponentType } from 'react'
import type { ZoomViewerProps } from '../zoom-viewer/index.ts'

/** The viewer, or anything that takes its props. */
export type ZoomViewerComponent = ComponentType<ZoomViewerProps>

/** What keeps the viewer: it is on its way, or was refused by the network. */
export type ZoomStatus = 'loading' | 'failed'

interface ZoomViewerOpener {
  readonly Viewer: ZoomViewerComponent | null
  readonly status: ZoomStatus | null
  readonly isOpen: boolean
  /** Fetches the code without a word. */
  readonly prepare: () => void
  readonly close: () => void
  readonly open: () => Promise<void>
}

/**
 * Fetches the code of the viewer when a picture is pointed at, and opens it on a tap. A failure is announced and can be
 * tried again; nothing else of the page waits.
 */
export function useZoomViewer(load: () => Promise<ZoomViewerComponent>): ZoomViewerOpener {
  const request = useRef<Promise<ZoomViewerComponent | null> | null>(null)
  const [Viewer, setViewer] = useState<ZoomViewerComponent | null>(null)
  const [status, setStatus] = useState<ZoomStatus | null>(null)
  const [isOpen, setOpen] = useState(false)

  function fetchViewer(): Promise<ZoomViewerComponent | null> {
    return (request.current ??= load().catch(() => (request.current = null)))
  }

  return {
    Viewer,
    status,
    isOpen,
    prepare: () => void fetchViewer(),
    close: () => setOpen(false),
    async open() {
      if (!Viewer) setStatus('loading')
      const loaded = Viewer ?? (await fetchViewer())
      setViewer(() => loaded)
      setStatus(loaded ? null : 'failed')
      setOpen(loaded !== null)
    },
  }
}
