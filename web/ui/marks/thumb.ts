import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'

/** Decoded placeholders of recent pictures; the oldest is dropped first. */
const decoded = new Map<string, string>()
const MAX_ENTRIES = 64

/** The blurred placeholder of a picture as a data URL, which takes a phone some milliseconds; null: none. */
export function thumbUrl(placeholder: string): string | null {
  const known = decoded.get(placeholder)
  if (known) return known
  const url = read(placeholder, thumbHashToDataURL)
  if (url === null) return null
  const oldest = decoded.keys().next()
  if (decoded.size >= MAX_ENTRIES && !oldest.done) decoded.delete(oldest.value)
  decoded.set(placeholder, url)
  return url
}

/** The average colour of a picture as CSS, which is cheap; null: no placeholder. */
export function thumbColour(placeholder: string): string | null {
  const colour = read(placeholder, thumbHashToAverageRGBA)
  if (colour === null) return null
  const [red, green, blue] = [colour.r, colour.g, colour.b].map((part) => Math.round(part * 255))
  return `rgb(${red} ${green} ${blue} / ${colour.a.toFixed(2)})`
}

/** Null for an invalid placeholder: the picture then appears on the plain surface. */
function read<Decoded>(placeholder: string, by: (hash: Uint8Array) => Decoded): Decoded | null {
  if (placeholder === '') return null
  try {
    return by(Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0)))
  } catch {
    return null
  }
}
