import type { BrowserContext, Page } from 'playwright-core'
import { CONDITIONS, type Condition, conditionOf } from '../../scripts/journey-conditions.ts'

/** The condition of this run. */
export const condition: Condition = conditionOf(process.env['JOURNEY_CONDITION'] ?? 'unthrottled')
const isThrottled = condition !== CONDITIONS.unthrottled

/** Opens the first page of a context under the condition of this run, which then applies to every page of it. */
export async function openFirstPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  if (!isThrottled) return page
  await throttle(page)
  // A page may be closed before it could be throttled.
  context.on('page', (other) => void throttle(other).catch(() => {}))
  return page
}

async function throttle(page: Page): Promise<void> {
  const { cpuFactor, latencyMs } = condition
  const session = await page.context().newCDPSession(page)
  if (cpuFactor > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuFactor })
  if (latencyMs === 0) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    // -1: not limited.
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}
