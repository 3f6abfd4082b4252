import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { button, topCardId } from './support/locators.ts'

journey.for([
  { width: 844, height: 390 },
  { width: 667, height: 375 },
])('on a phone of $width × $height px the whole deck is above the navigation', async (viewport, { signedIn }) => {
  const { page } = await signedIn({ kind: 'phone', viewport })
  await page.goto('/')
  await topCardId(page)
  const navigation = await page.getByRole('navigation').last().boundingBox()
  const card = await page.locator('[data-place="top"]').boundingBox()
  expect(card?.height).toBeGreaterThan(200)
  const parts = [
    page.locator('[data-place="top"]'),
    page.locator('[data-place="top"] h2'),
    ...['Weiter', 'Details', 'Gefällt mir', 'Filter', 'Aktualisieren'].map((name) => button(page, name)),
  ]
  for (const part of parts) {
    const box = await part.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0)
  }
  for (const name of ['Weiter', 'Details', 'Gefällt mir']) {
    expect((await button(page, name).boundingBox())?.x).toBeGreaterThanOrEqual((card?.x ?? 0) + (card?.width ?? 0))
  }
})
