/** Work that a timer does again and again. */
export interface Repeated {
  /** Starts no more rounds; resolves when the running one has ended. */
  stop: () => Promise<void>
}

/** Does `work` every `ms`, one round at a time. A failed round is reported to `onFailure`, and the next one runs as usual. */
export function runEvery(ms: number, work: () => Promise<void>, onFailure: (error: unknown) => void): Repeated {
  let round: Promise<void> | null = null
  const timer = setInterval(() => {
    round ??= work()
      .catch(onFailure)
      .finally(() => {
        round = null
      })
  }, ms).unref()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
