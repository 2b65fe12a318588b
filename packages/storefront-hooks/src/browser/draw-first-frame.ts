/** The size of the plain picture of a film that the browser cannot show, in px. */
const plainSize = { width: 640, height: 360 } as const

/** The longest side that is drawn, in px: a server keeps no more of it. */
const longestSide = 1200

/** How long the first frame is waited for, in ms: some browsers never say that they cannot show a film. */
const patienceMs = 5000

/** The first frame of a film as a JPEG. A plain dark picture where the browser cannot show the film: the server keeps the film all the same. */
export async function drawFirstFrame(page: Window & typeof globalThis, film: Blob): Promise<Blob> {
  const url = page.URL.createObjectURL(film)
  const video = page.document.createElement('video')
  try {
    const isShown = await showFirstFrame(page, video, url)
    const { width, height } = isShown ? fit(video) : plainSize
    const canvas = page.document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#1f2a24'
      context.fillRect(0, 0, width, height)
      if (isShown) context.drawImage(video, 0, 0, width, height)
    }
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob()), 'image/jpeg', 0.85))
  } finally {
    video.removeAttribute('src')
    page.URL.revokeObjectURL(url)
  }
}

function showFirstFrame(page: Window & typeof globalThis, video: HTMLVideoElement, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = page.setTimeout(() => resolve(false), patienceMs)
    const settle = (isShown: boolean) => () => {
      page.clearTimeout(timer)
      resolve(isShown && video.videoWidth > 0)
    }
    video.addEventListener('loadeddata', settle(true))
    video.addEventListener('error', settle(false))
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url })
  })
}

function fit({ videoWidth, videoHeight }: HTMLVideoElement): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight))
  return { width: Math.round(videoWidth * scale), height: Math.round(videoHeight * scale) }
}
