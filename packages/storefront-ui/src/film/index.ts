export { Film } from './film.tsx'
export type { FilmProps } from './film.tsx'
