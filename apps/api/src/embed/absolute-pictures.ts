/** Where the shop has its pictures, as the catalogue names them. */
const ownPicture = /^\/(?:img|images|banners)\//

/** An answer whose pictures have their whole addresses: a page of another origin would look for them at its own. */
export function absolutePictures(answer: unknown, shopOrigin: string): unknown {
  if (typeof answer === 'string') return ownPicture.test(answer) ? shopOrigin + answer : answer
  if (Array.isArray(answer)) return answer.map((each) => absolutePictures(each, shopOrigin))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([key, each]) => [key, absolutePictures(each, shopOrigin)]))
}
