import { useRef, useState } from 'react'
import type { ComponentType } from 'react'
import type { ZoomViewerProps } from '../zoom-viewer/index.ts'

/** The viewer, or anything that takes its props. */
export type ZoomViewerComponent = ComponentType<ZoomViewerProps>

/** How far the viewer is: not asked for, on its way, refused by the network, or here. */
export type ZoomStatus = 'idle' | 'loading' | 'failed' | 'ready'

/**
 * Fetches the code of the viewer when a picture is pointed at, and opens it on a tap. A failure is announced and can be
 * tried again; nothing else of the page waits.
 */
export function useZoomViewer(load: () => Promise<ZoomViewerComponent>) {
  const request = useRef<Promise<ZoomViewerComponent> | null>(null)
  const [Viewer, setViewer] = useState<ZoomViewerComponent | null>(null)
  const [status, setStatus] = useState<ZoomStatus>('idle')
  const [isOpen, setOpen] = useState(false)

  async function fetchViewer(): Promise<ZoomViewerComponent | null> {
    try {
      request.current ??= load()
      return await request.current
    } catch {
      request.current = null
      return null
    }
  }

  return {
    Viewer,
    status,
    isOpen,
    /** Fetches the code without a word. */
    prepare: () => void fetchViewer(),
    close: () => setOpen(false),
    async open() {
      if (!Viewer) setStatus('loading')
      const loaded = Viewer ?? (await fetchViewer())
      setViewer(() => loaded)
      setStatus(loaded ? 'ready' : 'failed')
      setOpen(loaded !== null)
    },
  }
}
