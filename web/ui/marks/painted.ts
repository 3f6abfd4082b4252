/** Addresses of pictures that were seen before the app drew anything. */
let painted: ReadonlySet<string> = new Set()

/** For the renderer: pictures of the page it makes, which are shown without waiting for a script. */
export const setPaintedPictures = (bases: readonly string[]): void => {
  painted = new Set(bases)
}

/** Looks which pictures of the document are there; the app shows them at once in the same place. */
export function notePaintedPictures(document: ParentNode): void {
  const images = [...document.querySelectorAll<HTMLImageElement>('.first-screen img')]
  const there = images.filter((image) => image.complete && image.naturalWidth > 0)
  setPaintedPictures(there.map((image) => image.getAttribute('src')?.replace(/\/[^/]*$/, '') ?? ''))
}

/** Is this picture on the screen already, or in a document that no script waits for? */
export const isPainted = (base: string): boolean => painted.has(base)
