import { expect } from 'vitest'
import { DEMO_ADMIN } from '#server/demo/desk-accounts.ts'
import { journey } from './support/journey.ts'
import { register, signIn } from './support/person.ts'

const REASON = 'Die Person findet ihre gemerkten Produkte nicht'

// Product 14 area Nutzer: view-as, read only and logged (Decision 092).
journey('staff see the app as a user: read only, with a banner, in the log', async ({ open, ownServer, person }) => {
  const { url } = await ownServer()
  const phone = await open({ url, kind: 'phone' })
  await register(phone.context.request, url, person)
  const { page, context, monitor } = await open({ url, kind: 'desktop' })
  await signIn(context.request, url, { ...DEMO_ADMIN })

  // What the deck records of a person is refused as well.
  monitor.allowStatus(403)
  await page.goto(`/admin?area=people&q=${encodeURIComponent(person.username)}`)
  await page.getByText(person.email).click()
  await page.getByRole('button', { name: 'App als diese Person sehen' }).click()
  await page.getByRole('dialog').locator('textarea').fill(REASON)
  await page.getByRole('button', { name: `Als ${person.username} ansehen` }).click()

  const banner = page.getByRole('region', { name: 'Ansicht als andere Person' })
  await banner.getByText(`Nur Ansicht als ${person.username}`).waitFor()
  await page.goto('/profile')
  await banner.waitFor()
  await page.getByText('Geräte und Ansichten sieht nur die Person selbst.').waitFor()
  const write = () =>
    page.evaluate(async () => {
      const body = JSON.stringify({ priceDrops: true })
      const headers = { 'content-type': 'application/json' }
      const { status } = await fetch('/api/alerts', { method: 'PATCH', headers, body })
      return status
    })
  expect(await write()).toBe(403)

  await banner.getByRole('button', { name: 'Beenden' }).click()
  await page.waitForURL(/\/admin\?.*area=people/)
  const panel = page.getByRole('dialog', { name: 'Konto' })
  await panel.getByText(person.email).waitFor()
  expect(await banner.count()).toBe(0)
  await panel.getByRole('link', { name: 'Was mit diesem Konto geschah' }).click()
  await page.getByText('App als Person angesehen').first().waitFor()
  await page.getByText('Ansicht beendet').first().waitFor()
  await page.getByText(REASON).first().waitFor()

  // The person reads it, too.
  await phone.page.goto('/profile')
  await phone.page.getByText(REASON).waitFor()
})
