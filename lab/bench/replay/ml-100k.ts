import { existsSync } from 'node:fs'
import { readRows } from '../tab-separated.ts'

/** One user's answers in the order of the file. */
export interface History {
  readonly user: number
  /** Rows of the content matrix. */
  readonly products: Int32Array
  /** 1 for a rating of 4 or 5, 0 for less (Recommender 9). */
  readonly liked: Uint8Array
}

export interface Ratings {
  readonly histories: readonly History[]
  /** One row per film: bias, genres, decade. */
  readonly content: Float64Array
  readonly contentSize: number
  readonly products: number
}

const YEAR_KNOTS = [1935, 1955, 1970, 1982, 1990, 1994, 1996, 1998]

/** Reads MovieLens 100K; null when the folder does not hold it. */
export function readRatings(folder: URL): Ratings | null {
  const ratingsFile = new URL('ratings.tsv', folder)
  const filmsFile = new URL('items.tsv', folder)
  if (!existsSync(ratingsFile) || !existsSync(filmsFile)) return null
  const films = readRows(filmsFile)
  const rows = contentOf(films)
  const contentSize = rows[0]?.length ?? 0
  const rowOfFilm = new Map(films.map(([film], row) => [film, row]))
  const byUser = Map.groupBy(readRows(ratingsFile), ([user]) => Number(user))
  const histories = [...byUser].map(([user, ratings]) => ({
    user,
    products: Int32Array.from(ratings, ([, film]) => rowOfFilm.get(film) ?? 0),
    liked: Uint8Array.from(ratings, ([, , rating]) => (Number(rating) >= 4 ? 1 : 0)),
  }))
  return { histories, content: Float64Array.from(rows.flat()), contentSize, products: films.length }
}

function contentOf(films: readonly string[][]): number[][] {
  const genresOf = (film: readonly string[]): string[] => (film[3] ?? '').split(' ').filter(Boolean)
  const genres = [...new Set(films.flatMap(genresOf))].sort()
  return films.map((film) => {
    const own = genresOf(film)
    const flags = genres.map((genre) => (own.includes(genre) ? 1 / Math.sqrt(own.length) : 0))
    return [1, ...flags, ...softYear(Number(film[2]) || 1995)]
  })
}

/** Interpolates a year linearly between the two nearest decades. */
function softYear(year: number): number[] {
  const upper = YEAR_KNOTS.findIndex((knot) => year < knot)
  if (upper === 0 || upper === -1)
    return YEAR_KNOTS.map((_, at) => (at === (upper + YEAR_KNOTS.length) % YEAR_KNOTS.length ? 1 : 0))
  const below = YEAR_KNOTS[upper - 1] ?? 0
  const share = (year - below) / ((YEAR_KNOTS[upper] ?? 1) - below)
  return YEAR_KNOTS.map((_, at) => (at === upper ? share : at === upper - 1 ? 1 - share : 0))
}
