import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { type LogEntry, logOf } from './ground/database.ts'
import { callsOf } from './ground/deck-calls.ts'
import { journey } from './ground/journey.ts'
import { button, cardIs, gone, nextCard, see, topId } from './ground/sight.ts'

/** Swipes with the buttons; answers what the server must hear of it. */
async function swipeByButtons(page: Page, actions: readonly ('like' | 'pass')[]): Promise<LogEntry[]> {
  const done: LogEntry[] = []
  for (const action of actions) {
    const productId = await topId(page)
    await button(page, action === 'like' ? 'Gefällt mir' : 'Passen').click()
    await nextCard(page, productId)
    done.push({ action, productId })
  }
  return done
}

const liked = (entries: readonly LogEntry[]) =>
  entries.filter(({ action }) => action === 'like').map(({ productId }) => productId)

/** A swipe that was taken back before anybody heard of it is in no log; one that was heard of stands there with its undo. */
function withoutTakenBack(log: readonly LogEntry[]): readonly LogEntry[] {
  const taken = new Set(log.filter(({ action }) => action === 'undo').map(({ productId }) => productId))
  return log.filter(({ productId }) => !taken.has(productId))
}

// Issue 2: swipes made offline are queued on the device, sent once each when back, and never lost or doubled.
journey('swipes in the tunnel arrive once each when the train is out again', async ({ signedIn, person, url }) => {
  const device = await signedIn()
  const { page, context } = device
  await page.goto('/')
  await topId(page)
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await see(page.getByText('Keine Internetverbindung'))
  const swiped = await swipeByButtons(page, ['like', 'pass', 'like', 'pass', 'like'])
  const last = swiped.pop()
  await button(page, 'Zurück').click()
  await cardIs(page, last?.productId ?? '')
  expect(await logOf(inject('databaseUrl'), person.email)).toEqual([])

  await context.setOffline(false)
  await gone(page.getByText('Keine Internetverbindung'))
  const { savedIds, feed } = callsOf(device, url)
  await expect.poll(savedIds).toEqual(liked(swiped).reverse())
  await expect.poll(async () => withoutTakenBack(await logOf(inject('databaseUrl'), person.email))).toEqual(swiped)
  const dealt = (await feed()).map(({ id }) => id)
  expect(dealt).toContain(last?.productId)
  for (const { productId } of swiped) expect(dealt).not.toContain(productId)
})

journey(
  'a server that dies under the thumb loses no swipe and doubles none',
  async ({ signedIn, ownServer, person }) => {
    const server = await ownServer()
    const device = await signedIn({ url: server.url })
    const { page } = device
    await page.goto('/')
    await topId(page)
    await page.waitForLoadState('networkidle')

    const before = await swipeByButtons(page, ['like', 'pass', 'like'])
    await server.kill()
    const after = await swipeByButtons(page, ['pass', 'like', 'pass', 'like'])
    const last = after.pop()
    await button(page, 'Zurück').click()
    await cardIs(page, last?.productId ?? '')
    await server.startAgain()

    const expected = [...before, ...after]
    const written = async () => withoutTakenBack(await logOf(server.databaseUrl, person.email))
    // The longer the server was gone, the later a device tries again: up to a minute.
    await expect.poll(written, { timeout: 90_000 }).toEqual(expected)
    expect(await callsOf(device, server.url).savedIds()).toEqual(liked(expected).reverse())
    await page.reload()
    const next = await topId(page)
    expect(expected.map(({ productId }) => productId)).not.toContain(next)
  },
)

journey('swipes that could not be sent are sent by the next visit', async ({ signedIn, ownServer, person }) => {
  const server = await ownServer()
  const device = await signedIn({ url: server.url })
  const { page, context } = device
  await page.goto('/')
  await topId(page)
  await page.waitForLoadState('networkidle')
  await server.stop()
  const swiped = await swipeByButtons(page, ['like', 'like', 'pass'])
  await page.waitForTimeout(300)
  await page.close()
  await server.startAgain()
  const later = await context.newPage()
  await later.goto('/')
  await topId(later)
  await expect.poll(() => logOf(server.databaseUrl, person.email)).toEqual(swiped)
  expect(swiped.map(({ productId }) => productId)).not.toContain(await topId(later))
})
