import { expect } from 'vitest'
import { violations } from './ground/axe.ts'
import { callsOf } from './ground/deck-calls.ts'
import { journey } from './ground/journey.ts'
import { button, cardIs, closed, nextCard, see, topId } from './ground/sight.ts'

// Spec §2, §4, §8; Decision 108.
journey('whoever has seen everything starts over, and keeps what was saved', async ({ signedIn, url }) => {
  const device = await signedIn()
  const { page } = device
  const { feed, swipe, swipeAll, savedIds } = callsOf(device, url)
  const all = await feed()
  await swipe(all[0]?.id ?? '', 'like')
  await swipeAll(all.slice(1, -2), 'pass')
  await page.goto('/')
  const first = await topId(page)
  await page.keyboard.press('ArrowLeft')
  await nextCard(page, first)
  await page.keyboard.press('ArrowLeft')
  await see(page.getByRole('heading', { name: 'Alle Produkte gesehen!' }))
  await expect.poll(async () => (await feed()).length).toBe(0)

  await button(page, 'Neu starten').click()
  await see(page.getByText('Discovery neu gestartet'))
  await see(page.getByText('Alle Produkte sind jetzt wieder verfügbar!'))
  // Toasts go before a walk through all screens could look at them.
  expect(await violations(page, 'all')).toEqual([])
  await topId(page)
  expect((await feed()).length).toBe(all.length)
  expect(await savedIds()).toEqual([all[0]?.id])
})

journey('filters that nothing fits say so, and go away one by one', async ({ signedIn }) => {
  const { page } = await signedIn()
  await page.goto('/')
  await topId(page)
  await button(page, 'Filter').click()
  const sheet = page.getByRole('dialog', { name: 'Produkte filtern' })
  await button(sheet, 'Hosen').click()
  await sheet.getByRole('textbox', { name: 'Mindestpreis' }).fill('9000')
  await sheet.getByRole('textbox', { name: 'Mindestpreis' }).press('Enter')
  await button(sheet, 'Filter anwenden').click()
  await closed(sheet)
  await see(page.getByRole('heading', { name: 'Nichts passt zu deinen Filtern' }))
  await button(page, 'Filter Hosen entfernen').click()
  await see(page.getByRole('heading', { name: 'Nichts passt zu deinen Filtern' }))
  await page.getByRole('button', { name: /^Filter .*9\.000.* entfernen$/ }).click()
  await topId(page)
  await see(button(page, 'Filter'))
})

journey('clearing all filters brings the whole deck back', async ({ signedIn }) => {
  const { page } = await signedIn()
  await page.goto('/')
  const first = await topId(page)
  const sheet = page.getByRole('dialog', { name: 'Produkte filtern' })
  await button(page, 'Filter').click()
  await button(sheet, 'Schuhe').click()
  await button(sheet, 'Filter anwenden').click()
  await closed(sheet)
  await button(page, 'Filter, 1 aktiv').click()
  await button(sheet, 'Alle löschen').click()
  await closed(sheet)
  await cardIs(page, first)
  await see(button(page, 'Filter'))
})

// Spec §2: logged out, no products are requested.
journey('nobody signed in, nothing asked', async ({ phone }) => {
  const asked: string[] = []
  phone.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  for (const path of ['/', '/discovery', '/saved', '/login']) {
    await phone.page.goto(path)
    await phone.page.waitForLoadState('networkidle')
  }
  expect(asked.filter((path) => path !== '/api/auth/me' && path !== '/api/site')).toEqual([])
})

journey('a session that ended elsewhere leads out, and the deck asks no more', async ({ signedIn }) => {
  const { page, context, watch } = await signedIn()
  watch.expectAnswer(401)
  await page.goto('/')
  await topId(page)
  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  await button(page, 'Aktualisieren').click()
  await see(page.getByRole('link', { name: 'App erleben' }))
})
