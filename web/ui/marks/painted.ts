/** Addresses of pictures that were painted before the app rendered. */
let painted: ReadonlySet<string> = new Set()

/** For the server's renderer: pictures of the document, which are shown without JavaScript. */
export const setPaintedPictures = (bases: readonly string[]): void => {
  painted = new Set(bases)
}

/** Records which pictures of the first screen are loaded; the app shows them without fading in. */
export function notePaintedPictures(document: ParentNode): void {
  const images = [...document.querySelectorAll<HTMLImageElement>('.first-screen img')]
  const loaded = images.filter((image) => image.complete && image.naturalWidth > 0)
  setPaintedPictures(loaded.map((image) => image.getAttribute('src')?.replace(/\/[^/]*$/, '') ?? ''))
}

/** Whether this picture is already shown by the document. */
export const isPainted = (base: string): boolean => painted.has(base)
