import { expect } from 'vitest'
import type { Product } from '#contract/products.ts'
import { journey } from './ground/journey.ts'
import { button, cardIs, nextCard, topId } from './ground/sight.ts'

// Issue 3: what was swiped a moment ago decides what comes next, without a reload.
journey('after five swipes the cards below the visible ones follow the newer order', async ({ signedIn }) => {
  const { page } = await signedIn()
  await page.goto('/')
  let current = await topId(page)
  const swipe = async () => {
    await button(page, 'Gefällt mir').click()
    current = await nextCard(page, current)
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
  // The two cards behind it could be seen already: they stay, and the newer order begins below them.
  expect(await swipe()).toBe(second)
  expect(await swipe()).toBe(third)
  await swipe()
  await cardIs(page, fourth ?? '')
})
