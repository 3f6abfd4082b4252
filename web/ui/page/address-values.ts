/** Values in the query of an address, which may be made up: unknown ones are left out. */

/** All values of a comma list that are known, in the order of `known`. */
export function listedIn<V extends string>(query: URLSearchParams, name: string, known: readonly V[]): V[] {
  const values = (query.get(name) ?? '').split(',')
  return known.filter((value) => values.includes(value))
}

/** The value, where it is one of these. */
export const oneIn = <V extends string>(query: URLSearchParams, name: string, known: readonly V[]): V | undefined =>
  known.find((value) => value === query.get(name))

export const isSaid = (query: URLSearchParams, name: string): boolean => query.get(name) === 'true'

/** The whole number, where it is one within these bounds. */
export function numberIn(query: URLSearchParams, name: string, bounds: { readonly min: number; readonly max: number }) {
  const text = query.get(name) ?? ''
  const value = /^\d{1,9}$/.test(text) ? Number(text) : undefined
  return value !== undefined && value >= bounds.min && value <= bounds.max ? value : undefined
}

/**
 * Words as calls take them, however they were typed, pasted or written into an address: without characters that nobody
 * sees, and no more than `most`.
 */
export const wordsIn = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replaceAll(/[\p{Cf}\p{Cs}]/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
