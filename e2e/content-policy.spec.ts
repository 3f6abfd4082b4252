import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { button, topCardId, waitForClosed, waitForVisible } from './support/locators.ts'

// Trust S84, S85. A violation is an error in the console, by which the page monitor fails any journey; here are the parts
// of other people that would like more than the policy allows.

journey('the description of the API can be read and unfolded under the policy of our pages', async ({ open }) => {
  const { page } = await open()
  await page.goto('/api/docs')
  // The reader resolves the whole description first: seven seconds on an idle machine.
  await page.getByRole('link', { name: 'accounts', exact: true }).click({ timeout: 150_000 })
  const call = page.getByRole('button', { name: /\/api\/auth\/login/ }).first()
  await waitForVisible(call)
  await call.click()
  await waitForVisible(page.getByRole('heading', { name: 'Request body' }))
})

journey('a dialog keeps the page below it from scrolling', async ({ signedIn }) => {
  const { page } = await signedIn({ kind: 'desktop' })
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY)
  await page.goto('/')
  await topCardId(page)
  expect(await overflow()).not.toBe('hidden')
  await button(page, 'Filter').click()
  const sheet = page.getByRole('dialog', { name: 'Produkte filtern' })
  await waitForVisible(sheet)
  expect(await overflow()).toBe('hidden')
  await page.keyboard.press('Escape')
  await waitForClosed(sheet)
  await expect.poll(overflow).not.toBe('hidden')
})

journey('requests name no address that carries a secret, wherever the page was loaded', async ({ open }) => {
  const { page } = await open()
  const referrer = async () => {
    const [request] = await Promise.all([
      page.waitForRequest('**/favicon.svg?again'),
      page.evaluate(() => fetch('/favicon.svg?again', { cache: 'no-store' })),
    ])
    return (await request.allHeaders())['referer']
  }
  const heading = (name: string) => waitForVisible(page.getByRole('heading', { level: 1, name }))

  await page.goto('/reset-password')
  await heading('Neues Passwort')
  expect(await referrer()).toBe(undefined)

  await page.goto('/login')
  await waitForVisible(button(page, 'Einloggen'))
  expect(await referrer()).toMatch(/\/login$/)
  await page.evaluate(() => history.pushState(null, '', '/verify-email?email=mia%40dropdeck.example'))
  await expect.poll(referrer).toBe(undefined)
  await page.evaluate(() => history.pushState(null, '', '/login'))
  await expect.poll(referrer).toMatch(/\/login$/)
})
