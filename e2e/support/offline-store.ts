import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const DATABASE = 'dropdeck-kept'

/** Deletes what the device stored for offline use, which would hide a failed answer. */
export const clearOfflineStore = (page: Page, what: 'deck' | 'saved'): Promise<void> =>
  page.evaluate(
    async ([name, key]) => {
      const known = await indexedDB.databases()
      if (!known.some((database) => database.name === name)) return
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction('kept', 'readwrite')
          transaction.objectStore('kept').delete(key)
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
          transaction.onerror = () => reject(transaction.error)
        }
      })
    },
    [DATABASE, what] as const,
  )

/** How many swipes wait on the device to be sent. */
export const queuedSwipes = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('dropdeck')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('swipe-queue').objectStore('swipe-queue').count()
          counting.onerror = () => reject(counting.error)
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )

/** Waits until the service worker runs and the next cards are stored with their pictures. */
export async function waitForOfflineData(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return 'no worker'
      const pictures = (await caches.has('dropdeck-pictures')) ? await caches.open('dropdeck-pictures') : null
      return ((await pictures?.keys())?.length ?? 0) >= 10 ? 'ready' : 'no pictures'
    })
  await expect.poll(state, { timeout: 60_000 }).toBe('ready')
}

/** What a start without a network would find on the device. */
export const storedData = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('dropdeck-kept')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const keys = await new Promise<unknown[]>((resolve, reject) => {
      const asking = database.transaction('kept').objectStore('kept').getAllKeys()
      asking.onsuccess = () => resolve(asking.result)
      asking.onerror = () => reject(asking.error)
    })
    database.close()
    return { keys: keys.map(String).sort(), pictures: await caches.has('dropdeck-pictures') }
  })
