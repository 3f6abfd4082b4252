import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { CONDITIONS, type Condition, conditionOf } from '../../scripts/journey-conditions.ts'

/** The condition of this run. */
export const condition: Condition = conditionOf(process.env['JOURNEY_CONDITION'] ?? 'unthrottled')
/** Whether `npm run thorough` runs the journeys. */
export const isThorough = 'JOURNEY_CONDITION' in process.env
const isThrottled = condition !== CONDITIONS.unthrottled

/** Opens the first page of a context under the condition of this run, which then applies to every page of it. */
export async function openFirstPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  if (!isThrottled) return page
  const sessions = [await throttle(page)]
  // A page may be closed before it could be throttled.
  context.on(
    'page',
    (other) =>
      void throttle(other).then(
        (session) => sessions.push(session),
        () => {},
      ),
  )
  // Chromium applies the conditions of the session that set them first, so Playwright alone could not go offline.
  const setOffline = context.setOffline.bind(context)
  context.setOffline = async (isOffline) => {
    await Promise.all(sessions.map((session) => emulateNetwork(session, isOffline).catch(() => {})))
    await setOffline(isOffline)
  }
  return page
}

async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  if (condition.cpuFactor > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: condition.cpuFactor })
  await emulateNetwork(session, false)
  return session
}

async function emulateNetwork(session: CDPSession, isOffline: boolean): Promise<void> {
  if (condition.latencyMs === 0) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: isOffline,
    latency: condition.latencyMs,
    // -1: not limited.
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}
