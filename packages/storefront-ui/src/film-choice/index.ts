export { FilmChoice } from './film-choice.tsx'
export type { ChosenFilm, FilmChoiceProps } from './film-choice.tsx'
