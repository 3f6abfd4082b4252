import { expect } from 'vitest'
import type { Product } from '#contract/products.ts'
import { journey } from './support/journey.ts'
import { button, topCardId, waitForCard, waitForNextCard } from './support/locators.ts'

// New swipes change the order of the following cards without a reload.
journey('after five swipes the cards below the visible ones follow the newer order', async ({ signedIn }) => {
  const { page } = await signedIn()
  await page.goto('/')
  let current = await topCardId(page)
  const swipe = async () => {
    await button(page, 'Gefällt mir').click()
    current = await waitForNextCard(page, current)
    return current
  }
  const asked = page.waitForResponse((answer) => answer.url().includes('limit=30'))
  const gone = [current]
  for (let swipes = 0; swipes < 5; swipes++) gone.push(await swipe())
  gone.pop()
  const newer: readonly Product[] = await (await asked).json()
  const [first, second, third, fourth] = newer.map(({ id }) => id)
  expect(gone).not.toContain(first)
  expect(current).toBe(first)
  // The two visible cards behind it stay; the newer order begins below them.
  expect(await swipe()).toBe(second)
  expect(await swipe()).toBe(third)
  await swipe()
  await waitForCard(page, fourth ?? '')
})
