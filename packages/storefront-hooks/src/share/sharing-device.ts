/** What the share sheet is given. */
export interface SharedLink {
  readonly title: string
  readonly text: string
  /** Absolute. */
  readonly url: string
}

/** What a device can do to share. */
export interface SharingDevice {
  /** Opens the share sheet; absent where there is none. Rejects with `AbortError` when it is closed. */
  send?: (link: SharedLink) => Promise<void>
  /** Puts a text into the clipboard; rejects where that is forbidden. */
  copy: (text: string) => Promise<void>
}

/** A device that cannot share, such as a server. */
export const noSharing: SharingDevice = {
  copy: () => Promise.reject(new Error('There is no clipboard.')),
}
