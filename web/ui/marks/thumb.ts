import { thumbHashToDataURL } from 'thumbhash'

/** Decoded placeholders of the pictures shown lately; the oldest goes first. */
const decoded = new Map<string, string>()
const MOST = 64

/** The blurred likeness of a picture as a data URL; null when there is none. */
export function thumbUrl(placeholder: string): string | null {
  if (placeholder === '') return null
  const known = decoded.get(placeholder)
  if (known) return known
  try {
    const url = thumbHashToDataURL(Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0)))
    const oldest = decoded.keys().next()
    if (decoded.size >= MOST && !oldest.done) decoded.delete(oldest.value)
    decoded.set(placeholder, url)
    return url
  } catch {
    return null // A damaged placeholder: the picture appears on the plain surface instead.
  }
}
