import type { BrowserContext, Page } from 'playwright-core'

/** trust L25: what may be kept on a device without consent. */
const ALLOWED = {
  cookies: ['__Host-sid', 'sid'],
  localStorage: ['language', 'theme', 'hasSeenOnboarding', 'verification_email', 'recent_searches'],
  /** The way to Google and back, with the accepted terms. */
  sessionStorage: ['google_sign_in'],
  /** Swipes that still wait for a connection. */
  indexedDB: ['dropdeck'],
  caches: [] as readonly string[],
}
type Kind = keyof typeof ALLOWED

/** Everything on the device that is not on the allow-list, as sentences. */
export async function foreignStorage(context: BrowserContext, page: Page): Promise<readonly string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name)
  const inPage = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    indexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
  }))
  const kept: Readonly<Record<Kind, readonly string[]>> = { cookies, ...inPage }
  return (Object.keys(kept) as Kind[]).flatMap((kind) =>
    kept[kind].filter((name) => !ALLOWED[kind].includes(name)).map((name) => `kept in ${kind}: ${name}`),
  )
}
