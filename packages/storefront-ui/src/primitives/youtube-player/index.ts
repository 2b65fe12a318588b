export { YoutubePlayer } from './youtube-player.tsx'
export type { YoutubePlayerProps } from './youtube-player.tsx'
