import { smsReadTimeoutMs } from '@krishi/storefront-core/auth'
import type { Clock } from '../clock/index.ts'
import type { SignInDevice } from './sign-in-device.ts'

/** Reads the code from the message, where the device can. */
export interface CodeReader {
  /** Waits for a message, for a minute and as long as the code is awaited [32.5]. */
  read: () => void
  stop: () => void
}

/** Creates what reads the code of one signing in, and gives it to `take`. */
export function createCodeReader(device: SignInDevice, clock: Clock, take: (code: string) => void): CodeReader {
  let stop = () => {}

  return {
    read() {
      stop()
      if (!device.readCode) return
      const controller = new AbortController()
      const stopTimer = clock.after(smsReadTimeoutMs, () => controller.abort())
      stop = () => {
        stopTimer()
        controller.abort()
      }
      device.readCode(controller.signal).then(
        (code) => {
          if (!controller.signal.aborted) take(code)
        },
        // Most devices cannot read the message: the code is typed.
        () => {},
      )
    },
    stop: () => stop(),
  }
}
