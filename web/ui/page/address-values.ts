/** Reads values from the query of an address. Users may edit it, so unknown values are left out. */

/** The known values of a comma-separated list, in the order of `known`. */
export function listedIn<V extends string>(query: URLSearchParams, name: string, known: readonly V[]): V[] {
  const values = (query.get(name) ?? '').split(',')
  return known.filter((value) => values.includes(value))
}

/** The value, if it is one of these. */
export const oneIn = <V extends string>(query: URLSearchParams, name: string, known: readonly V[]): V | undefined =>
  known.find((value) => value === query.get(name))

export const isSaid = (query: URLSearchParams, name: string): boolean => query.get(name) === 'true'

/** The value, if it is a whole number within these bounds. */
export function numberIn(query: URLSearchParams, name: string, bounds: { readonly min: number; readonly max: number }) {
  const text = query.get(name) ?? ''
  const value = /^\d{1,9}$/.test(text) ? Number(text) : undefined
  return value !== undefined && value >= bounds.min && value <= bounds.max ? value : undefined
}

/**
 * A typed or pasted text in the form that calls accept: without invisible characters, and of at most `most` characters.
 */
export const wordsIn = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replaceAll(/[\p{Cf}\p{Cs}]/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
