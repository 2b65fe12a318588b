import type { Paths } from '../../shell/paths.ts'

/** Addresses of Kisan Vedika: its own pages need them, and bar and footer, which come after the first load. */
export interface VedikaPaths {
  /** All articles, the newest first; page 1 is the address without a number. */
  articles: (pageNo?: number) => string
  /** The feed, with what `toFeedSearch` says of which posts and which page [34.1]. */
  posts: (feedSearch: string) => string
  post: (postId: string) => string
  /** What somebody has asked. */
  author: (userId: string) => string
  readonly askQuestion: string
}

/** The addresses of Kisan Vedika in the language of `to`. */
export function createVedikaPaths({ to }: Pick<Paths, 'to'>): VedikaPaths {
  return {
    articles: (pageNo = 1) => to(`/kisan-vedika/blogs${pageNo > 1 ? `?pageNo=${String(pageNo)}` : ''}`),
    posts: (feedSearch) => to(`/kisan-vedika/posts${feedSearch === '' ? '' : `?${feedSearch}`}`),
    post: (postId) => to(`/kisan-vedika/posts/${encodeURIComponent(postId)}`),
    author: (userId) => to(`/kisan-vedika/posts/u/${encodeURIComponent(userId)}`),
    askQuestion: to('/kisan-vedika/posts/ask'),
  }
}
