import type { Page } from 'playwright-core'

/** Cumulative layout shift of the page without shifts after input. Above 0.1 users notice it. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number
          readonly hadRecentInput: boolean
        }
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const { value, hadRecentInput } of entries as Shift[]) if (!hadRecentInput) sum += value
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // The last shift is reported with the frame after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            resolve(sum)
          }),
        )
      }),
  )
