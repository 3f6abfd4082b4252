import type { BrowserContext, Page } from 'playwright-core'
import { DEVICE_STORAGE, type DeviceStore } from '#contract/device-storage.ts'

const isAllowed = (store: DeviceStore, name: string): boolean =>
  Object.values(DEVICE_STORAGE)
    .filter(({ where }) => where === store)
    .some(({ names }) => names.some((known) => fits(known, name)))

const fits = (known: string, name: string): boolean =>
  known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known

/** Stored items that are not on the list of Trust L25, as sentences. */
export async function foreignStorage(context: BrowserContext, page: Page): Promise<readonly string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name)
  const inPage = await storedInPage(page).catch(async () => {
    // The app loads its page again shortly after a logout, which ends what runs in it.
    await page.waitForLoadState()
    return storedInPage(page)
  })
  const kept: Readonly<Record<DeviceStore, readonly string[]>> = { cookies, vault: [], ...inPage }
  return (Object.keys(kept) as DeviceStore[]).flatMap((store) =>
    kept[store].filter((name) => !isAllowed(store, name)).map((name) => `stored in ${store}: ${name}`),
  )
}

const storedInPage = (page: Page) =>
  page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    indexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
  }))
