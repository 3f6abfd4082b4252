import { existsSync } from 'node:fs'
import { contentVector } from '../../../recommender/features.ts'
import { readRows } from '../tab-separated.ts'

/** One user's answers in the order of the file. */
export interface History {
  readonly user: number
  /** Rows of the contents. */
  readonly products: Int32Array
  /** 1 for a rating of 4 or 5, 0 for less (Recommender 9). */
  readonly liked: Uint8Array
}

export interface Ratings {
  readonly histories: readonly History[]
  /** Content vector of every film. */
  readonly contents: readonly Float32Array[]
}

/** Reads MovieLens 100K; null when the folder does not hold it. */
export function readRatings(folder: URL): Ratings | null {
  const ratingsFile = new URL('ratings.tsv', folder)
  const filmsFile = new URL('items.tsv', folder)
  if (!existsSync(ratingsFile) || !existsSync(filmsFile)) return null
  const films = readRows(filmsFile)
  const rowOfFilm = new Map(films.map(([film], row) => [film, row]))
  const byUser = Map.groupBy(readRows(ratingsFile), ([user]) => Number(user))
  const histories = [...byUser].map(([user, ratings]) => ({
    user,
    products: Int32Array.from(ratings, ([, film]) => rowOfFilm.get(film) ?? 0),
    liked: Uint8Array.from(ratings, ([, , rating]) => (Number(rating) >= 4 ? 1 : 0)),
  }))
  return { histories, contents: films.map(contentOf) }
}

/** A film as a product of the shop: its genres are tags, and its year takes the place of the price. */
function contentOf([, , year = '', genres = '']: readonly string[]): Float32Array {
  return contentVector({
    gender: 'unisex',
    productType: 'tops',
    name: '',
    description: '',
    brand: '',
    tags: genres.split(' ').map((genre) => `genre${genre.replaceAll(/[^A-Za-z]/g, '').toLowerCase()}`),
    colours: [],
    priceCents: priceOf(Number(year) || 1995),
    isOnSale: false,
    isDrop: false,
  })
}

/** 20 euros for the films of 1935 to 400 euros for those of 1998. */
function priceOf(year: number): number {
  const age = Math.min(1, Math.max(0, (1998 - year) / (1998 - 1935)))
  return Math.round(40_000 * 20 ** -(age ** 0.5))
}
