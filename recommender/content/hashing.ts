import { hashText } from '../random.ts'

/**
 * Adds `weight` times a fixed random sign pattern of the word (feature hashing). Two patterns agree only by chance. The
 * signs are the bits of the word's hash, so `size` is at most 32.
 */
export function addSigned(vector: Float32Array, start: number, size: number, word: string, weight: number): void {
  const step = weight / Math.sqrt(size)
  const signs = hashText(word)
  for (let at = 0; at < size; at++) {
    const value = vector[start + at] as number
    vector[start + at] = ((signs >>> at) & 1) === 1 ? value + step : value - step
  }
}

/** Scales one part of the vector to length 1; a zero part stays zero. */
export function normalise(vector: Float32Array, start: number, size: number): void {
  let squares = 0
  for (let at = start; at < start + size; at++) squares += (vector[at] as number) ** 2
  if (squares === 0) return
  const scale = 1 / Math.sqrt(squares)
  for (let at = start; at < start + size; at++) vector[at] = (vector[at] as number) * scale
}
