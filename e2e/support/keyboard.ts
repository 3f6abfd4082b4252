import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { focusRingProblem } from './focus-ring.ts'

const MAX_STOPS = 120

/** Accessible name of the focused element. */
export async function focused(page: Page): Promise<string> {
  const name = await page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ''
    const fields = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]
    const field = fields.find((kind) => element instanceof kind) ? (element as HTMLInputElement) : null
    const labels = [...(field?.labels ?? [])].map((label) => label.textContent).join(' ')
    return element.getAttribute('aria-label') ?? (labels || element.textContent)
  })
  return name.replaceAll('\u00AD', '').trim()
}

const isNamed = (current: string, name: string | RegExp) =>
  typeof name === 'string' ? current === name : name.test(current)

/** Waits until the focus ring is visible, because the page may still be scrolling to the element. */
const waitForFocusRing = (page: Page, name = ''): Promise<void> =>
  expect.poll(() => focusRingProblem(page), { timeout: 8000, message: `the focus on "${name}"` }).toBe('')

/** Presses Tab until the element with this name has the focus. The focus ring must be visible at every stop. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    const current = await focused(page)
    if (passed.length > 0) await waitForFocusRing(page, current)
    if (isNamed(current, name)) return
    passed.push(current)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${name}; it passed: ${passed.join(' | ')}`)
}

export async function pressOn(page: Page, name: string | RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

export async function fill(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Tabs through all elements and back to the first, which proves that nothing traps the focus. Returns their names. */
export async function tabThroughAll(page: Page): Promise<readonly string[]> {
  await page.keyboard.press('Tab')
  const begin = await page.evaluateHandle(() => document.activeElement)
  const stops: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    stops.push(await focused(page))
    await waitForFocusRing(page, stops.at(-1))
    await page.keyboard.press('Tab')
    if (await begin.evaluate((element) => element === document.activeElement)) return stops
  }
  throw new Error(`Tab never came back to the first element; it passed: ${stops.join(' | ')}`)
}

/** Waits until the page has moved the focus to this element. */
export const waitForFocus = (page: Page, name: string): Promise<void> => expect.poll(() => focused(page)).toBe(name)
