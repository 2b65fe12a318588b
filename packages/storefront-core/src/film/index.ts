export {
  checkFilm,
  filmHeadBytes,
  filmLimits,
  filmPartBytes,
  filmPosterUrl,
  filmUrl,
  looksLikeFilm,
} from './film-rules.ts'
export type { FilmProblem, ReadBytes } from './film-rules.ts'
