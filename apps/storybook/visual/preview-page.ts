/** What Storybook hangs on the window of its preview. */
interface PreviewWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void }
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly id: string; readonly phase?: string } }
}

/** Runs in the page: some story has been drawn and played. */
export function isAtRest(): boolean {
  const { phase = '' } = (globalThis as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {}
  return ['finished', 'completed', 'errored'].includes(phase)
}

/** Runs in the page: changes to a story. */
export function show(storyId: string): void {
  const preview = globalThis as unknown as PreviewWindow
  preview.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
  window.scrollTo(0, 0)
}

/** Runs in the page: the story has been drawn and played. An empty one leaves no other trace. */
export function isShown(storyId: string): boolean {
  const { id, phase = '' } = (globalThis as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {}
  if (id === storyId && phase === 'errored') throw new Error(`The story ${storyId} throws.`)
  return id === storyId && ['finished', 'completed'].includes(phase)
}

/** Runs in the page: the story has been drawn and its play is over, whichever way. */
export function hasEnded(storyId: string): boolean {
  const { id, phase = '' } = (globalThis as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {}
  return id === storyId && ['finished', 'completed', 'errored'].includes(phase)
}
