/**
 * Says on the console that something went wrong in the viewer, which goes on working. Nowhere else: no report is sent and
 * the shopper is not bothered [14.6].
 */
export function logFailure(failure: unknown): void {
  console.error('[storefront-ui] The zoom viewer goes on after:', failure)
}

/** The same listener; what it throws is logged. */
export function logged<Happening>(listener: (happening: Happening) => void): (happening: Happening) => void {
  return (happening) => {
    try {
      listener(happening)
    } catch (failure) {
      logFailure(failure)
    }
  }
}
