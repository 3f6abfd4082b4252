import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { apiOf } from './support/api.ts'
import { journey } from './support/journey.ts'
import {
  button,
  topCard,
  topCardId,
  waitForClosed,
  waitForHidden,
  waitForNextCard,
  waitForPressGap,
  waitForVisible,
} from './support/locators.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Records when the page was last touched; nothing is dragged. */
const OF_ATTENTION = ['web/api/attention.ts']

/** Code that reads a drag, with the functions that it offers; each of them is done by single presses below. */
const GESTURES: Readonly<Record<string, readonly string[]>> = {
  'web/ui/deck/deck-gesture.ts': ['like', 'pass', 'keep in Saved', 'remove from Saved'],
  'web/features/landing/hero/hero-deck.tsx': ['like on the start page'],
  'web/features/discovery/screen/use-pull-to-refresh.ts': ['refresh'],
  'web/ui/forms/range-slider.tsx': ['price'],
  'web/ui/feedback/toast-view.tsx': ['close a message'],
}
/** A file for an import is picked by a button, too (brand-import.spec.ts). */
const OF_IMPORTS = ['web/features/brand-import/import-start.tsx']
/** Pictures of a message are picked by a button, or pasted (chat.spec.ts). */
const OF_MESSAGES = ['web/features/chat/composer.tsx']
/** A press shows the figures of its place, arrow keys lead through them, and a button shows all as a table. */
const OF_CHARTS = ['web/ui/charts/time-chart.tsx']
/** Pictures are picked by a button and ordered by keys and buttons (brand-pictures.spec.ts); a crop moves by arrow keys. */
const OF_BRAND_PICTURES = [
  'web/features/brand-pictures/crop/use-drag.ts',
  'web/ui/reorder/use-reorder.ts',
  'web/features/brand-pictures/use-dropped-files.ts',
]
const READS_DRAGS = /pointermove|onPointerMove|touchmove|onTouchMove|onDrag|<RadixSlider|<Slider\.|swipeDirection=/

const done = new Set<string>()

const filterSheet = (page: Page) => page.getByRole('dialog', { name: 'Produkte filtern' })
const savedList = (page: Page) => page.getByRole('dialog', { name: 'Gemerkt' })
const said = (inside: Locator) => inside.getByRole('status').allTextContents()
const spokenName = (page: Page) => topCard(page).getByRole('heading', { level: 2 }).getAttribute('aria-label')

/** Likes and passes by button: the focus stays, and one polite announcement names the swipe and the new top card. */
async function swipeByButton(page: Page): Promise<void> {
  for (const [name, word] of [
    ['Gefällt mir', 'Gefällt dir'],
    ['Weiter', 'Übersprungen'],
  ] as const) {
    const before = await topCardId(page)
    const product = await topCard(page).getByRole('heading', { level: 2 }).textContent()
    await button(page, name).click()
    await waitForNextCard(page, before)
    const next = await spokenName(page)
    const sentence = async () => (await said(page.getByRole('main'))).find((text) => text.startsWith(word)) ?? ''
    await expect.poll(sentence).toMatch(new RegExp(`^${word}: .+\\. Jetzt: .+\\.$`))
    expect((await sentence()).endsWith(` Jetzt: ${next}.`)).toBe(true)
    expect(product).toContain((await sentence()).slice(word.length + 2, (await sentence()).indexOf('. Jetzt: ')))
    expect(await button(page, name).evaluate((element) => element === document.activeElement)).toBe(true)
    done.add(name === 'Weiter' ? 'pass' : 'like')
  }
}

/** An undo is announced by its toast and not by the live region of the deck as well (Trust 5.2.4). */
async function undoByButton(page: Page): Promise<void> {
  const current = await topCardId(page)
  await button(page, 'Zurück').click()
  await waitForNextCard(page, current)
  await waitForVisible(page.getByText('Rückgängig gemacht'))
  await expect.poll(async () => (await said(page.getByRole('main'))).join('')).not.toContain('Jetzt:')
  await page.getByRole('listitem').getByRole('button', { name: 'Schließen' }).click()
  await waitForHidden(page.getByText('Rückgängig gemacht'))
  done.add('close a message')
}

/** Three swipes in quick succession cause one announcement, that of the last. */
async function severalAtOnce(page: Page): Promise<void> {
  const first = await topCardId(page)
  await page.evaluate(() => {
    const words: string[] = []
    Object.assign(globalThis, { words })
    const look = () => {
      const text = [...document.querySelectorAll('main [role="status"]')].map((each) => each.textContent).join('')
      if (text.includes('Jetzt:') && words.at(-1) !== text) words.push(text)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    for (let press = 0; press < 3; press++) {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    }
  })
  await waitForNextCard(page, first)
  const words = () => page.evaluate(() => (globalThis as unknown as { words: readonly string[] }).words)
  await expect.poll(async () => (await words()).length).toBe(1)
  const next = await spokenName(page)
  expect((await words())[0]?.endsWith(`Jetzt: ${next}.`)).toBe(true)
}

async function refreshByButton(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes('fresh=true'))
  await button(page, 'Aktualisieren').click()
  await answer
  await topCardId(page)
  done.add('refresh')
}

async function priceByFields(page: Page): Promise<void> {
  await button(page, 'Filter').click()
  const sheet = filterSheet(page)
  await sheet.getByRole('textbox', { name: 'Höchstpreis' }).fill('300')
  await sheet.getByRole('textbox', { name: 'Höchstpreis' }).press('Enter')
  await button(sheet, 'Filter anwenden').click()
  await waitForClosed(sheet)
  await waitForVisible(button(page, 'Filter, 1 aktiv'))
  done.add('price')
}

async function goThroughSaved(page: Page, [first, second]: readonly (string | undefined)[]): Promise<void> {
  await page.goto('/saved')
  const list = savedList(page)
  await button(list, 'Swipen').click()
  const top = topCard(list)
  await expect.poll(() => top.getAttribute('data-card')).toBe(first)
  await waitForPressGap(page)
  await button(list, 'Behalten').click()
  await expect.poll(() => top.getAttribute('data-card')).toBe(second)
  done.add('keep in Saved')
  await waitForPressGap(page)
  await button(list, 'Entfernen').click()
  await expect.poll(() => top.getAttribute('data-card')).not.toBe(second)
  done.add('remove from Saved')
}

// WCAG 2.5.7; Trust 5.2.3, 5.2.4, 5.2.8, A3 and A6.
journey(
  'every function that has a gesture works by single presses, and is announced',
  async ({ signedIn, open, url }) => {
    const reading = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter(
      (path) => !path.includes('.test.') && READS_DRAGS.test(readFileSync(root + path, 'utf8')),
    )
    const known = [
      ...Object.keys(GESTURES),
      ...OF_BRAND_PICTURES,
      ...OF_IMPORTS,
      ...OF_MESSAGES,
      ...OF_CHARTS,
      ...OF_ATTENTION,
    ]
    expect(reading.sort(), 'a new gesture needs its way by single presses, here').toEqual(known.sort())

    const device = await signedIn({ kind: 'desktop' })
    const { page } = device
    await page.goto('/')
    const first = await topCardId(page)
    await swipeByButton(page)
    await undoByButton(page)
    await severalAtOnce(page)
    await refreshByButton(page)
    await priceByFields(page)
    const calls = apiOf(device, url)
    await expect.poll(calls.savedIds).toEqual([first])
    await goThroughSaved(page, await calls.like(2))

    const visitor = await open({ kind: 'desktop' })
    await visitor.page.goto('/')
    const deck = visitor.page.getByRole('region', { name: 'Deck zum Ausprobieren' })
    await button(deck, 'Gefällt mir').click()
    await expect.poll(() => deck.getByRole('status').textContent()).toMatch(/^Jetzt oben: ./)
    done.add('like on the start page')

    expect([...done].sort()).toEqual([...new Set(Object.values(GESTURES).flat())].sort())
  },
)
