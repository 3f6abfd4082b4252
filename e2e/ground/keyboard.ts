import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ringFlaw } from './focus-ring.ts'

const MOST_STOPS = 120

/** What has the focus, as a screen reader would call it. */
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

const fits = (current: string, name: string | RegExp) =>
  typeof name === 'string' ? current === name : name.test(current)

/** A row that is still gliding to what has the focus is given the time to arrive. */
const ringIsSeen = (page: Page, name = ''): Promise<void> =>
  expect.poll(() => ringFlaw(page), { timeout: 8000, message: `the focus on "${name}"` }).toBe('')

/** Goes on with Tab until this has the focus; whoever cannot see knows no other way. Every stop must be seen. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const current = await focused(page)
    if (passed.length > 0) await ringIsSeen(page, current)
    if (fits(current, name)) return
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

/** Tabs once through everything and back to where it began, so nothing holds the focus; answers the stops by name. */
export async function goRound(page: Page): Promise<readonly string[]> {
  await page.keyboard.press('Tab')
  const begin = await page.evaluateHandle(() => document.activeElement)
  const stops: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    stops.push(await focused(page))
    await ringIsSeen(page, stops.at(-1))
    await page.keyboard.press('Tab')
    if (await begin.evaluate((element) => element === document.activeElement)) return stops
  }
  throw new Error(`Tab never came round; it passed: ${stops.join(' | ')}`)
}

/** Waits until the focus is on this: where it goes or returns by itself. */
export const focusComesTo = (page: Page, name: string): Promise<void> => expect.poll(() => focused(page)).toBe(name)
