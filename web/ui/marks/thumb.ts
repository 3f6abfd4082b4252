import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'

/** Decoded placeholders of the pictures shown lately; the oldest goes first. */
const decoded = new Map<string, string>()
const MOST = 64

/** The blurred likeness of a picture as a data URL, which costs a phone some milliseconds; null when there is none. */
export function thumbUrl(placeholder: string): string | null {
  const known = decoded.get(placeholder)
  if (known) return known
  const url = read(placeholder, thumbHashToDataURL)
  if (url === null) return null
  const oldest = decoded.keys().next()
  if (decoded.size >= MOST && !oldest.done) decoded.delete(oldest.value)
  decoded.set(placeholder, url)
  return url
}

/** The average colour of a picture as CSS, which costs nothing; null when there is no placeholder. */
export function thumbColour(placeholder: string): string | null {
  const colour = read(placeholder, thumbHashToAverageRGBA)
  if (colour === null) return null
  const [red, green, blue] = [colour.r, colour.g, colour.b].map((part) => Math.round(part * 255))
  return `rgb(${red} ${green} ${blue} / ${colour.a.toFixed(2)})`
}

/** A damaged placeholder is none: the picture appears on the plain surface instead. */
function read<Likeness>(placeholder: string, by: (hash: Uint8Array) => Likeness): Likeness | null {
  if (placeholder === '') return null
  try {
    return by(Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0)))
  } catch {
    return null
  }
}
