import { isValidPincode, normalizePincode } from '../digits/index.ts'
import { countGraphemes } from '../text/index.ts'
import { splitLinks } from './links.ts'

/** What a question may hold, in letters as people count them. */
export const postLimits = { shortestTitle: 10, longestTitle: 150, longestDescription: 2000, mostLinks: 2 } as const

/** What an answer may hold. */
export const commentLimits = { longest: 1500, mostLinks: 2 } as const

/** How much an account may write within 24 hours: enough for whoever helps many, too little for spam. */
export const communityDailyLimits = { posts: 10, comments: 60, reports: 20 } as const

/** What somebody asks. */
export interface PostText {
  readonly title: string
  readonly description: string
  /** Six digits, or empty for a post that does not say where it comes from. */
  readonly pincode: string
}

/** What is wrong with a field of a post. */
export interface PostProblem {
  readonly field: 'title' | 'description' | 'pincode' | 'pictures'
  readonly error: 'required' | 'too-short' | 'too-long' | 'too-many-links' | 'invalid' | 'too-many'
}

/** What is wrong with an answer. */
export type CommentProblem = 'required' | 'too-long' | 'too-many-links'

/** What is wrong with a post, in the order of its fields; empty when it can be sent [34.2]. */
export function validatePost(
  { title, description, pincode }: PostText,
  { pictureCount, maxImages }: { readonly pictureCount: number; readonly maxImages: number },
): readonly PostProblem[] {
  const problems: PostProblem[] = []
  const titleError = titleProblem(title.trim())
  if (titleError) problems.push({ field: 'title', error: titleError })
  if (countGraphemes(description.trim()) > postLimits.longestDescription) {
    problems.push({ field: 'description', error: 'too-long' })
  } else if (countLinks(`${title} ${description}`) > postLimits.mostLinks) {
    problems.push({ field: 'description', error: 'too-many-links' })
  }
  if (pincode.trim() !== '' && !isValidPincode(normalizePincode(pincode))) {
    problems.push({ field: 'pincode', error: 'invalid' })
  }
  if (pictureCount > maxImages) problems.push({ field: 'pictures', error: 'too-many' })
  return problems
}

/** What is wrong with an answer; null when it can be sent [34.4]. */
export function validateComment(text: string): CommentProblem | null {
  const said = text.trim()
  if (said === '') return 'required'
  if (countGraphemes(said) > commentLimits.longest) return 'too-long'
  return countLinks(said) > commentLimits.mostLinks ? 'too-many-links' : null
}

function titleProblem(title: string): 'required' | 'too-short' | 'too-long' | null {
  if (title === '') return 'required'
  const length = countGraphemes(title)
  if (length < postLimits.shortestTitle) return 'too-short'
  return length > postLimits.longestTitle ? 'too-long' : null
}

function countLinks(text: string): number {
  return splitLinks(text).filter(({ href }) => href !== null).length
}
