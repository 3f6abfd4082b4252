import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { logOf } from './support/database.ts'
import { journey } from './support/journey.ts'
import {
  button,
  topCard,
  topCardId,
  waitForCard,
  waitForClosed,
  waitForHidden,
  waitForNextCard,
  waitForVisible,
} from './support/locators.ts'
import { call } from './support/person.ts'
import { waitForStill } from './support/theme.ts'
import { centerOf, drag, flick, release, swipe } from './support/touch.ts'

// What breaks in swipe decks elsewhere, by the numbers of docs/reference/swipe-failures.md. Row 7 and the appending half of row 8
// need more than a page of products and are tested on the state of the deck (deck-state.test.ts); row 11, everything
// without a gesture, is without-dragging.spec.ts; row 12 in the browser is the link that waits for a login
// (refused-registration.spec.ts).

async function atTheDeck(page: Page): Promise<string> {
  await page.goto('/')
  const first = await topCardId(page)
  await page.waitForLoadState('networkidle')
  return first
}

const shiftOf = (page: Page) =>
  topCard(page).evaluate((card) => new DOMMatrixReadOnly(getComputedStyle(card).transform).m41)

/** Waits until no card is animated. */
async function waitForRest(page: Page): Promise<void> {
  await expect.poll(() => shiftOf(page)).toBe(0)
  await waitForHidden(page.locator('article[data-place="leaving"]'))
  await waitForStill(page)
}

journey(
  '1: like, undo, tap: the detail opens, the card stays, and one like with its undo is written',
  async ({ signedIn, person }) => {
    const { page } = await signedIn()
    const first = await atTheDeck(page)
    await swipe(topCard(page), 'right')
    await waitForNextCard(page, first)
    await button(page, 'Zurück').click()
    await waitForCard(page, first)
    await waitForRest(page)
    await topCard(page).tap()
    const detail = page.getByRole('dialog')
    await waitForVisible(detail.getByRole('heading', { level: 2 }))
    await waitForCard(page, first)
    const written = async () =>
      (await logOf(inject('databaseUrl'), person.email)).map(({ action, productId }) => `${action} ${productId}`)
    await expect.poll(written).toEqual([`like ${first}`, `undo ${first}`])
  },
)

journey('2: a deck that is unmounted during a drag comes back complete', async ({ signedIn, person }) => {
  const { page } = await signedIn()
  const first = await atTheDeck(page)
  const from = await centerOf(topCard(page))
  await drag(page, { from, to: { x: from.x + 90, y: from.y }, keepsTouching: true })
  await page.evaluate(() => history.pushState(null, '', '/nowhere'))
  await waitForVisible(page.getByRole('heading', { name: 'Hier hängt nichts' }))
  await release(page)
  await page.goBack()
  await waitForCard(page, first)
  expect(await shiftOf(page)).toBe(0)
  expect(await logOf(inject('databaseUrl'), person.email)).toEqual([])
})

journey('3 and 4: a tap works on touch, a drag never ends as a tap', async ({ signedIn, person }) => {
  const { page } = await signedIn()
  const first = await atTheDeck(page)
  const dialogs = page.getByRole('dialog')
  const like = await centerOf(button(page, 'Gefällt mir'))
  const card = await centerOf(topCard(page))

  // From the foot of the card onto the button below it, more across than down.
  const box = await topCard(page).boundingBox()
  const foot = { x: like.x - 100, y: (box?.y ?? 0) + (box?.height ?? 0) - 20 }
  expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('article') !== null, foot)).toBe(
    true,
  )
  const strokes = [
    { from: foot, to: like },
    { from: card, to: { x: card.x + 100, y: card.y + 4 } },
    { from: card, to: { x: card.x + 14, y: card.y } },
  ]
  for (const each of strokes) {
    await drag(page, each)
    // A card caught while it returns would continue from there.
    await expect.poll(() => shiftOf(page)).toBe(0)
  }
  await waitForRest(page)
  expect(await dialogs.count()).toBe(0)
  await waitForCard(page, first)
  expect(await shiftOf(page)).toBe(0)
  expect(await logOf(inject('databaseUrl'), person.email)).toEqual([])

  await topCard(page).tap()
  await waitForVisible(dialogs)
  await button(dialogs, 'Schließen').tap()
  await waitForClosed(dialogs)
  await button(page, 'Gefällt mir').tap()
  await waitForNextCard(page, first)
})

// Decision 123, and two quick taps on the heart.
journey(
  'a flick counts unless it is switched off, and the second press of a double tap never does',
  async ({ signedIn, person, url }) => {
    const { page, context } = await signedIn()
    const first = await atTheDeck(page)
    await flick(topCard(page), 'right')
    const second = await waitForNextCard(page, first)
    const log = async () => (await logOf(inject('databaseUrl'), person.email)).map(({ productId }) => productId)
    await button(page, 'Gefällt mir').evaluate((heart: HTMLElement) => {
      heart.click()
      setTimeout(() => heart.click(), 120)
    })
    const third = await waitForNextCard(page, second)
    await expect.poll(log).toEqual([first, second])
    await call(context.request, url, 'PATCH', '/api/auth/me', { quickFlicks: false })
    await page.reload()
    await waitForCard(page, third)
    await flick(topCard(page), 'right')
    await expect.poll(() => shiftOf(page)).toBe(0)
    await waitForCard(page, third)
    expect(await log()).toEqual([first, second])
  },
)

journey('4: a second finger cancels the drag', async ({ signedIn }) => {
  const { page, context } = await signedIn()
  const first = await atTheDeck(page)
  const { x, y } = await centerOf(topCard(page))
  const cdp = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y, id: 1 }])
  await touch('touchMove', [{ x: x + 60, y, id: 1 }])
  await touch('touchMove', [{ x: x + 170, y, id: 1 }])
  await touch('touchStart', [
    { x: x + 170, y, id: 1 },
    { x, y: y - 80, id: 2 },
  ])
  await touch('touchEnd', [])
  await waitForRest(page)
  await waitForCard(page, first)
})

journey('5: a vertical drag moves no card; pulled far enough from the top it refreshes', async ({ signedIn }) => {
  const { page } = await signedIn()
  const first = await atTheDeck(page)
  expect(await topCard(page).evaluate((card) => getComputedStyle(card).touchAction)).toBe('pan-y')
  const { x, y } = await centerOf(topCard(page))
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('fresh=true')) asked += 1
  })
  await drag(page, { from: { x, y: y - 100 }, to: { x: x + 30, y }, keepsTouching: true })
  expect(await shiftOf(page)).toBe(0)
  await release(page)
  expect(asked).toBe(0)

  // Spec §9: 80 px at a resistance of 2.5 are 200 px of finger.
  await drag(page, { from: { x, y: y - 200 }, to: { x: x + 5, y: y + 40 }, steps: 12, keepsTouching: true })
  await waitForVisible(page.getByText('Ziehen zum Aktualisieren'))
  const answer = page.waitForResponse((response) => response.url().includes('fresh=true'))
  await release(page)
  await answer
  expect(asked).toBe(1)
  expect(first).not.toBe('')
  await topCardId(page)
})

journey(
  '6 and 8: the next card is the same element all the way, with its picture, and never more than three',
  async ({ signedIn }) => {
    const { page } = await signedIn()
    await atTheDeck(page)
    // Spec §9: the card on top and the next ten.
    const fetched = () =>
      page.evaluate(() => {
        const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
        return new Set(addresses.flatMap((path) => /^\/media\/([^/]+)\//.exec(path)?.[1] ?? [])).size
      })
    await expect.poll(fetched).toBe(11)
    await page.evaluate(() => {
      const seen = { most: 0, blank: 0, remounted: 0, frames: 0 }
      const known = new Map<string, Element>()
      const look = () => {
        const cards = [...document.querySelectorAll('article[data-card]')]
        seen.frames += 1
        seen.most = Math.max(seen.most, cards.length)
        for (const card of cards) {
          const id = card.getAttribute('data-card') ?? ''
          if ((known.get(id) ?? card) !== card) seen.remounted += 1
          known.set(id, card)
          const picture = card.querySelector('img')
          const isOnTop = card.getAttribute('data-place') === 'top'
          if (isOnTop && picture && !(picture.complete && picture.naturalWidth > 0)) seen.blank += 1
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      Object.assign(globalThis, { seen })
    })
    for (let swipes = 0; swipes < 6; swipes++) {
      const before = await topCardId(page)
      await swipe(topCard(page), swipes % 2 ? 'left' : 'right')
      await waitForNextCard(page, before)
      await waitForRest(page)
    }
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Record<string, number> }).seen)
    expect(seen).toMatchObject({ most: 3, blank: 0, remounted: 0 })
    expect(seen['frames']).toBeGreaterThan(30)
  },
)

journey('9: twenty key presses in a second are twenty products, none twice', async ({ signedIn, person }) => {
  const { page } = await signedIn({ kind: 'desktop' })
  await atTheDeck(page)
  for (let press = 0; press < 20; press++) await page.keyboard.press(press % 3 ? 'ArrowRight' : 'ArrowLeft')
  await expect.poll(async () => (await logOf(inject('databaseUrl'), person.email)).length).toBe(20)
  const entries = await logOf(inject('databaseUrl'), person.email)
  expect(new Set(entries.map(({ productId }) => productId)).size).toBe(20)
  expect(entries.filter(({ action }) => action === 'pass')).toHaveLength(7)
})

journey('10: the browser keeps its own sideways gesture out of the deck', async ({ signedIn }) => {
  const { page } = await signedIn()
  await atTheDeck(page)
  const overscroll = await page.evaluate(() => {
    const below = (element: Element | null): string[] =>
      element ? [getComputedStyle(element).overscrollBehaviorX, ...below(element.parentElement)] : []
    return below(document.querySelector('article[data-place="top"]'))
  })
  expect(overscroll.some((value) => value === 'none' || value === 'contain')).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorX)).toBe('none')
})

const STAMPS = {
  de: { right: 'WILL ICH', left: 'WEITER' },
  en: { right: 'LIKE', left: 'PASS' },
} as const

// Decision 124: the words of the two actions.
journey.for(LANGUAGES)('stamps name the action of a drag and a flick: %s', async (language, { signedIn }) => {
  const { page } = await signedIn({ language })
  await page.goto('/')
  let id = await topCardId(page)
  const stampsOfTop = () =>
    topCard(page)
      .locator('.product-card-hint')
      .evaluateAll((stamps) =>
        stamps.flatMap((stamp) => (stamp.checkVisibility() ? stamp.textContent.trim().toUpperCase() : [])),
      )
  for (const side of ['right', 'left'] as const) {
    const from = await centerOf(topCard(page))
    await drag(page, { from, to: { x: from.x + (side === 'right' ? 110 : -110), y: from.y }, keepsTouching: true })
    expect(await stampsOfTop()).toEqual([STAMPS[language][side]])
    await release(page)
    await expect.poll(() => shiftOf(page)).toBe(0)
    expect(await stampsOfTop()).toEqual([])
    await waitForRest(page)
    const ofLeaving = page.waitForFunction(() => {
      const stamps = document.querySelectorAll(
        'article:is([data-leaving="left"], [data-leaving="right"]) .product-card-hint',
      )
      return [...stamps].find((stamp) => stamp.checkVisibility())?.textContent
    })
    await flick(topCard(page), side)
    expect((await (await ofLeaving).jsonValue())?.trim().toUpperCase()).toBe(STAMPS[language][side])
    id = await waitForNextCard(page, id)
  }
})
