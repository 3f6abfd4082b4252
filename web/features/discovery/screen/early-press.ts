interface EarlyPress {
  /** Id of the product that was on top. */
  readonly card: string
  /** An arrow key; without it `x` and `y` are the pressed point. */
  readonly key?: string
  readonly x?: number
  readonly y?: number
}

/**
 * Repeats a press on the server-rendered first screen (recorded by start-after-paint.js), because the app has the same
 * layout. Not when another card is on top by now: the press was not meant for that one.
 */
export function doEarlyPress(topId: string | null): void {
  const { dataset } = document.documentElement
  const pressed = dataset['pressed']
  if (pressed === undefined) return
  delete dataset['pressed']
  const { card, key, x = 0, y = 0 } = JSON.parse(pressed) as EarlyPress
  if (card !== topId) return
  if (key !== undefined) dispatchEvent(new KeyboardEvent('keydown', { key }))
  else document.elementFromPoint(x, y)?.closest<HTMLElement>('button, a, article')?.click()
}
