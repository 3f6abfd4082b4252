import type { Page } from 'playwright-core'

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
