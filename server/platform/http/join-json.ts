const OPEN = 0x5b
const COMMA = 0x2c
const CLOSE = 0x5d

/** Joins finished JSON texts to an array, without parsing and serialising them again. */
export function joinJsonArray(elements: readonly Uint8Array[]): Buffer {
  let length = 1 + Math.max(1, elements.length)
  for (const element of elements) length += element.length
  const joined = Buffer.allocUnsafe(length)
  let at = 0
  for (const element of elements) {
    joined[at] = at === 0 ? OPEN : COMMA
    joined.set(element, at + 1)
    at += element.length + 1
  }
  if (at === 0) joined[at++] = OPEN
  joined[at] = CLOSE
  return joined
}
