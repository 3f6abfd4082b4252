import { expect } from 'vitest'
import { apiOf } from './support/api.ts'
import { journey } from './support/journey.ts'
import { button, topCard, waitForClosed, waitForVisible } from './support/locators.ts'

journey(
  'a new user says for whom, names a size and likes two pictures, and the deck follows',
  async ({ signedIn, url }) => {
    const device = await signedIn({ kind: 'phone', hasSeenOnboarding: false })
    const { page } = device
    await page.goto('/')
    const help = page.getByRole('dialog', { name: 'So funktioniert es' })
    await button(help, 'Weiter').click()
    await waitForVisible(help.getByText('Wische nach rechts oder tippe auf das Herz.'))
    expect(await help.getByText(/Pfeiltaste/).count()).toBe(0)
    for (let step = 0; step < 2; step += 1) await button(help, 'Weiter').click()
    await button(help, "Los geht's!").click()

    const start = page.getByRole('dialog', { name: 'Dein Start' })
    await button(start, 'Damen').click()
    await button(start, 'Weiter').click()
    await button(start, /^Oberteile/).click()
    await start.getByRole('button', { name: 'M', exact: true }).click()
    await button(start, 'Weiter').click()
    const pictures = start.getByRole('listitem').getByRole('button')
    await expect.poll(() => pictures.count()).toBe(12)
    await pictures.nth(0).click()
    await pictures.nth(4).click()
    await button(start, '2 Teile merken und los').click()
    await waitForClosed(start)

    await expect.poll(async () => (await apiOf(device, url).savedIds()).length).toBe(2)
    const saved = await apiOf(device, url).savedIds()
    await waitForVisible(topCard(page))
    expect(saved).not.toContain(await topCard(page).getAttribute('data-card'))
    await waitForVisible(button(page, 'Filter, 1 aktiv'))
    const { sizes, limitsDeck } = await (await device.context.request.get(`${url}/api/size-profile`)).json()
    expect({ sizes, limitsDeck }).toEqual({ sizes: ['tops:M'], limitsDeck: true })
    await page.reload()
    await waitForVisible(topCard(page))
    expect(await start.count()).toBe(0)
  },
)

journey('an answer that was confirmed holds when the rest of the start is skipped', async ({ signedIn }) => {
  const { page } = await signedIn({ kind: 'phone', hasSeenOnboarding: false })
  await page.goto('/')
  const help = page.getByRole('dialog', { name: 'So funktioniert es' })
  for (let step = 0; step < 3; step += 1) await button(help, 'Weiter').click()
  await button(help, "Los geht's!").click()
  const start = page.getByRole('dialog', { name: 'Dein Start' })
  await button(start, 'Damen').click()
  await button(start, 'Weiter').click()
  await button(start, 'Überspringen').click()
  await waitForClosed(start)
  await waitForVisible(button(page, 'Filter, 1 aktiv'))
})
