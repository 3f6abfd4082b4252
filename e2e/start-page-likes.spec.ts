import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { apiOf } from './support/api.ts'
import { journey } from './support/journey.ts'
import { button, waitForVisible } from './support/locators.ts'
import { codeFor } from './support/mailbox.ts'
import { register } from './support/person.ts'
import { enterCode, fillRegistration, readOnboarding } from './support/registering.ts'

const START_PAGE_WORDS = {
  de: {
    deck: 'Deck zum Ausprobieren',
    presses: ['Gefällt mir', 'Weiter', 'Gefällt mir'],
    keep: 'Sichere deine 2 Likes',
    waiting: /^Deine 2 Likes warten/,
    secured: 'Deine 2 Likes sind jetzt in Gemerkt',
    saved: 'Gemerkt',
    count: '2 Produkte',
  },
  en: {
    deck: 'A deck to try',
    presses: ['Like', 'Pass', 'Like'],
    keep: 'Keep your 2 likes',
    waiting: /^Your 2 likes are waiting/,
    secured: 'Your 2 likes are in Saved now',
    saved: 'Saved',
    count: '2 products',
  },
} as const

/** Likes two of three cards of the start page and goes to the login with them. */
async function likeOnStartPage(page: Page, language: 'de' | 'en') {
  const words = START_PAGE_WORDS[language]
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  await page.goto('/')
  const deck = page.getByRole('region', { name: words.deck })
  const status = deck.getByRole('status')
  for (const name of words.presses) {
    const shown = await status.textContent()
    await deck.getByRole('button', { name }).click()
    await expect.poll(() => status.textContent()).not.toBe(shown)
  }
  await deck.getByRole('link', { name: words.keep }).click()
  await page.waitForURL(/\/login/)
  await waitForVisible(page.getByText(words.waiting))
}

async function expectLikesOfStartPage(page: Page, language: 'de' | 'en') {
  const words = START_PAGE_WORDS[language]
  await waitForVisible(page.getByText(words.secured))
  await page.goto('/saved')
  const saved = page.getByRole('dialog', { name: words.saved })
  await waitForVisible(saved.getByText(words.count))
  const texts = (await saved.getByRole('listitem').allTextContents()).join(' ')
  expect(texts).toContain('Ablage Stiefel')
  expect(texts).toContain('Handgepäck Tasche')
  expect(await page.evaluate(() => localStorage.getItem('hero_likes'))).toBeNull()
}

journey(
  'likes of the start page are in a new account after the code, also when the mail opens another tab',
  async ({ open, person, url }) => {
    const { page, context } = await open({ kind: 'phone', hasSeenOnboarding: false })
    await likeOnStartPage(page, 'de')
    await fillRegistration(page, person)
    const mailTab = await context.newPage()
    await mailTab.goto(`/verify-email?email=${encodeURIComponent(person.email)}`)
    await enterCode(mailTab, await codeFor(url, person.email))
    // The onboarding would cover what the toast says.
    await waitForVisible(mailTab.getByRole('dialog', { name: 'So funktioniert es' }))
    expect(await mailTab.getByText(START_PAGE_WORDS.de.secured).count()).toBe(0)
    await readOnboarding(mailTab)
    await expectLikesOfStartPage(mailTab, 'de')
    const style = await context.request.get(`${url}/api/style`)
    expect(((await style.json()) as { swipes: number }).swipes).toBe(2)
  },
)

journey('likes of the start page join those of an existing account, none twice', async ({ open, person, url }) => {
  const device = await open({ kind: 'phone' })
  const { page, context } = device
  await register(context.request, url, person)
  const { feed, swipe: record } = apiOf(device, url)
  const boots = (await feed()).find(({ name }) => name === 'Ablage Stiefel')
  await record(boots?.id ?? '', 'like')
  await context.clearCookies()
  await likeOnStartPage(page, 'en')
  await page.getByLabel('Username or email').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await button(page, 'Sign In').click()
  await expectLikesOfStartPage(page, 'en')
})
