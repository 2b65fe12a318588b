/** The hook alone: no arrows, dots, thumbnails, films, turning, words or roles. */
export { default } from 'embla-carousel-react'
