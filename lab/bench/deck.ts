/**
 * Deck performance in Chromium at 4× CPU throttle: one bare element as the best possible, our deck, and the same deck
 * built with the `motion` library. Needs an otherwise idle machine. Run: node lab/bench/deck.ts [swipes] [fast swipes]
 */
import { chromium } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.ts'
import { type Driver, type Memory, openVariant } from './deck/drive.ts'
import type { Seen } from './deck/page/probe.ts'
import { servePage } from './deck/serve-page.ts'
import { closeOnStop } from './open-resources.ts'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const VARIANTS = ['bare', 'ours', 'motion'] as const

const WARM_UP = 600

if (import.meta.main) await benchDeck(Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 2000))

/** 200 swipes, then 2000 fast ones. */
export const run = (): Promise<void> => benchDeck(200, 2000)

/** Prints the table and its goals. */
export async function benchDeck(swipes: number, fastSwipes: number): Promise<void> {
  const page = await servePage()
  const closePage = closeOnStop(() => page.close())
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('The bench needs Chromium: install it, or set CHROME_PATH')
  // Playwright would exit at Ctrl-C before everything is closed.
  const browser = await chromium.launch({ executablePath, args: FLAGS, handleSIGINT: false })
  const closeBrowser = closeOnStop(() => browser.close())
  try {
    console.log(`deck: ${swipes} swipes by touch at 4× CPU throttle\n`)
    console.log('variant   frames  dropped      %  tasks > 50 ms  longest ms  pointer-up → paint p75 ms')
    for (const variant of VARIANTS) {
      const driver = await openVariant(browser, page.url, variant)
      await driver.swipe(10)
      console.log(row(variant, await driver.swipe(swipes)))
      if (variant === 'ours') await reportMemory(driver, fastSwipes)
      await driver.close()
    }
    console.log(
      '\ngoals: ours at most 5 % dropped and fewer than half of motion’s, no task over 50 ms, p75 at most 56 ms',
    )
  } finally {
    await closeBrowser()
    await closePage()
  }
}

async function reportMemory(driver: Driver, swipes: number): Promise<void> {
  // Compiled code and caches stop growing after some hundred swipes; growth after that is a leak.
  await driver.swipeFast(WARM_UP)
  const before = await driver.memory()
  const { mostCards } = await driver.swipeFast(swipes)
  const after = await driver.memory()
  const grew = (name: keyof Memory) => `${after[name] >= before[name] ? '+' : ''}${after[name] - before[name]}`
  console.log(
    `          after ${swipes} fast swipes: at most ${mostCards} cards, nodes ${grew('nodes')}, ` +
      `listeners ${grew('listeners')}, heap ${grew('heapBytes')} bytes of ${before.heapBytes}`,
  )
}

function row(variant: string, { frames, dropped, longTasksMs, pointerUpMs }: Seen): string {
  const columns = [
    variant.padEnd(8),
    String(frames).padStart(7),
    String(dropped).padStart(8),
    ((dropped / frames) * 100).toFixed(1).padStart(6),
    String(longTasksMs.filter((ms) => ms > 50).length).padStart(14),
    Math.max(0, ...longTasksMs)
      .toFixed(0)
      .padStart(11),
    percentile(pointerUpMs, 0.75).toFixed(0).padStart(26),
  ]
  return columns.join(' ')
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
