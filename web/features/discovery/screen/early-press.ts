interface Waiting {
  /** The product that lay on top. */
  readonly card: string
  /** An arrow key; else the place that was pressed. */
  readonly key?: string
  readonly x?: number
  readonly y?: number
}

/**
 * Does what was pressed on the first screen before the app took its place (start-after-paint.js): the app stands in the
 * same place. Not when another card lies on top by now: nobody meant that one.
 */
export function doEarlyPress(topId: string | null): void {
  const { dataset } = document.documentElement
  const pressed = dataset['pressed']
  if (pressed === undefined) return
  delete dataset['pressed']
  const { card, key, x = 0, y = 0 } = JSON.parse(pressed) as Waiting
  if (card !== topId) return
  if (key !== undefined) dispatchEvent(new KeyboardEvent('keydown', { key }))
  else document.elementFromPoint(x, y)?.closest<HTMLElement>('button, a, article')?.click()
}
