import { imageUrl } from './image-url.ts'
import type { ImageLoader } from './image-url.ts'

/** Where media of shoppers and editors live, without a slash at the end. */
export interface MediaHosts {
  readonly socialFeed: string
  readonly other: string
}

/** What a media path belongs to. */
export type MediaKind = keyof MediaHosts

/** Loads product pictures from the store's CDN: a path gets the host in front, an absolute address stays [02.9]. */
export function createStoreImageLoader(host: string): ImageLoader {
  return (source, size) => imageUrl(source ? withHost(source, host) : source, size)
}

/** Loads media from the media CDN; a path gets the host of its kind [02.9]. */
export function createMediaImageLoader(hosts: MediaHosts, kind: MediaKind): ImageLoader {
  return (source, size) => imageUrl(source ? mediaUrl(source, hosts, kind) : source, size)
}

/** The address of a picture or video of the community or of editors; a path without `http` gets the host of its kind [02.9]. */
export function mediaUrl(path: string, hosts: MediaHosts, kind: MediaKind): string {
  return withHost(path, hosts[kind])
}

function withHost(path: string, host: string): string {
  return /^(?:https?|data|blob):/i.test(path) ? path : `${host}/${path.replace(/^\/+/, '')}`
}
