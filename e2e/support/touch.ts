import type { CDPSession, Locator, Page } from 'playwright-core'

interface Point {
  readonly x: number
  readonly y: number
}

interface Drag {
  readonly from: Point
  readonly to: Point
  readonly steps?: number
  /** Leaves the finger on the screen at the end. */
  readonly keepsTouching?: boolean
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

/** A finger that rests before it is lifted makes no flick. */
const REST_MS = 120

/** Drags a finger over the screen by touch events, from which the browser makes pointer events; no flick. */
export async function drag(page: Page, { from, to, steps = 8, keepsTouching = false }: Drag): Promise<void> {
  await touch(page, 'touchStart', from)
  for (let step = 1; step <= steps; step++) {
    const part = step / steps
    await touch(page, 'touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
  }
  if (!keepsTouching) await release(page)
}

/** Lifts the finger after a drag with `keepsTouching`. */
export async function release(page: Page): Promise<void> {
  await page.waitForTimeout(REST_MS)
  await touch(page, 'touchEnd')
}

/** A quick short swipe of 120 px. The events are made in the page, where no round trip slows them down. */
export const flick = (card: Locator, side: 'left' | 'right'): Promise<void> =>
  card.evaluate(
    async (element, sign) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const fire = (type: string, px: number) =>
        element.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            isPrimary: true,
            pointerId: 7,
            button: 0,
            clientX: x + width / 2 + sign * px,
            clientY: y + height / 2,
          }),
        )
      fire('pointerdown', 0)
      for (const px of [30, 70, 110]) {
        await new Promise((resolve) => setTimeout(resolve, 16))
        fire('pointermove', px)
      }
      fire('pointerup', 120)
    },
    side === 'right' ? 1 : -1,
  )

/** The centre of an element. */
export async function centerOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error('the element is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Swipes a card by touch. 200 px are well above the threshold of 150 px (Spec §5). */
export async function swipe(card: Locator, side: 'left' | 'right', distancePx = 200): Promise<void> {
  const from = await centerOf(card)
  const to = { x: from.x + (side === 'right' ? distancePx : -distancePx), y: from.y + 6 }
  await drag(card.page(), { from, to })
}
