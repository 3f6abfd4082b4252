import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { apiOf } from './support/api.ts'
import { type LogEntry, logOf } from './support/database.ts'
import { journey } from './support/journey.ts'
import {
  button,
  topCardId,
  waitForCard,
  waitForClosed,
  waitForHidden,
  waitForNextCard,
  waitForVisible,
} from './support/locators.ts'
import { queuedSwipes } from './support/offline-store.ts'

/** Swipes with the buttons and returns the expected log entries. */
async function swipeByButtons(page: Page, actions: readonly ('like' | 'pass')[]): Promise<LogEntry[]> {
  const done: LogEntry[] = []
  for (const action of actions) {
    const productId = await topCardId(page)
    await button(page, action === 'like' ? 'Gefällt mir' : 'Weiter').click()
    await waitForNextCard(page, productId)
    done.push({ action, productId })
  }
  return done
}

const liked = (entries: readonly LogEntry[]) =>
  entries.filter(({ action }) => action === 'like').map(({ productId }) => productId)

/** A swipe undone before it was sent is not in the log; one undone later is there with its undo. */
function withoutTakenBack(log: readonly LogEntry[]): readonly LogEntry[] {
  const taken = new Set(log.filter(({ action }) => action === 'undo').map(({ productId }) => productId))
  return log.filter(({ productId }) => !taken.has(productId))
}

// Issue 2: swipes made offline are queued on the device, sent once each when back, and never lost or doubled.
journey('swipes made offline are sent once each when the connection is back', async ({ signedIn, person, url }) => {
  const device = await signedIn()
  const { page, context } = device
  await page.goto('/')
  await topCardId(page)
  const list = page.getByRole('dialog', { name: 'Gemerkt' })
  await page.getByRole('link', { name: 'Gemerkt' }).click()
  await waitForVisible(list.getByText('Noch keine gemerkten Produkte'))
  await button(list, 'Zurück').click()
  await waitForClosed(list)
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await waitForVisible(page.getByText('Keine Internetverbindung'))
  const swiped = await swipeByButtons(page, ['like', 'pass', 'like', 'pass', 'like'])
  const last = swiped.pop()
  await button(page, 'Zurück').click()
  await waitForCard(page, last?.productId ?? '')
  // What was liked offline is in the list at once.
  await page.getByRole('link', { name: 'Gemerkt' }).click()
  await expect.poll(() => list.locator('ul.grid > li').count()).toBe(liked(swiped).length)
  await button(list, 'Zurück').click()
  await waitForClosed(list)
  expect(await logOf(inject('databaseUrl'), person.email)).toEqual([])

  await context.setOffline(false)
  await waitForHidden(page.getByText('Keine Internetverbindung'))
  const { savedIds, feed } = apiOf(device, url)
  await expect.poll(savedIds).toEqual(liked(swiped).reverse())
  await expect.poll(async () => withoutTakenBack(await logOf(inject('databaseUrl'), person.email))).toEqual(swiped)
  const dealt = (await feed()).map(({ id }) => id)
  expect(dealt).toContain(last?.productId)
  for (const { productId } of swiped) expect(dealt).not.toContain(productId)
})

journey(
  'a server killed while swiping loses no swipe and records none twice',
  async ({ signedIn, ownServer, person }) => {
    const server = await ownServer()
    const device = await signedIn({ url: server.url })
    const { page } = device
    await page.goto('/')
    await topCardId(page)
    await page.waitForLoadState('networkidle')

    const before = await swipeByButtons(page, ['like', 'pass', 'like'])
    await server.kill()
    const after = await swipeByButtons(page, ['pass', 'like', 'pass', 'like'])
    const last = after.pop()
    await button(page, 'Zurück').click()
    await waitForCard(page, last?.productId ?? '')
    await server.startAgain()

    const expected = [...before, ...after]
    const written = async () => withoutTakenBack(await logOf(server.databaseUrl, person.email))
    // The user comes back to the tab, which does not wait for the next retry: its backoff reaches a minute.
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect.poll(written).toEqual(expected)
    expect(await apiOf(device, server.url).savedIds()).toEqual(liked(expected).reverse())
    await page.reload()
    const next = await topCardId(page)
    expect(expected.map(({ productId }) => productId)).not.toContain(next)
  },
)

journey('swipes that could not be sent are sent by the next visit', async ({ signedIn, person }) => {
  const { page, context } = await signedIn()
  await page.goto('/')
  await topCardId(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const swiped = await swipeByButtons(page, ['like', 'like', 'pass'])
  await expect.poll(() => queuedSwipes(page)).toBe(swiped.length)
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto('/')
  await topCardId(later)
  await expect.poll(() => logOf(inject('databaseUrl'), person.email)).toEqual(swiped)
  expect(swiped.map(({ productId }) => productId)).not.toContain(await topCardId(later))
})
