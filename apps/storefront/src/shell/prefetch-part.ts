/** Waits for a part of a page that the server may send without: what fails is read again in the browser. */
export async function prefetchPart(reading: Promise<unknown>): Promise<void> {
  await reading.catch(() => {})
}
