import type { CDPSession, Locator, Page } from 'playwright-core'

interface Point {
  readonly x: number
  readonly y: number
}

interface Stroke {
  readonly from: Point
  readonly to: Point
  readonly steps?: number
  /** Does not lift the finger at the end. */
  readonly stays?: boolean
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function session(page: Page): Promise<CDPSession> {
  const open = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, open)
  return open
}

async function touch(page: Page, type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', point?: Point) {
  const cdp = await session(page)
  await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [{ x: point.x, y: point.y }] : [] })
}

/** A finger on the screen, from one point to another: the browser makes pointer events of it, as on a phone. */
export async function stroke(page: Page, { from, to, steps = 8, stays = false }: Stroke): Promise<void> {
  await touch(page, 'touchStart', from)
  for (let step = 1; step <= steps; step++) {
    const part = step / steps
    await touch(page, 'touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
  }
  if (!stays) await touch(page, 'touchEnd')
}

/** Lifts the finger that `stroke` left on the screen. */
export const lift = (page: Page): Promise<void> => touch(page, 'touchEnd')

/** The middle of what is seen of an element. */
export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to touch')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Swipes a card with the finger; 200 px are well beyond the 150 px of Spec §5. */
export async function swipe(card: Locator, side: 'left' | 'right', distancePx = 200): Promise<void> {
  const from = await middleOf(card)
  const to = { x: from.x + (side === 'right' ? distancePx : -distancePx), y: from.y + 6 }
  await stroke(card.page(), { from, to })
}
