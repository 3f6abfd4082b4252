import type { Page } from 'playwright-core'

/**
 * How far what is seen has moved by itself since the page was opened, without anybody pressing anything (cumulative
 * layout shift). From 0.1 on people notice.
 */
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
        // What happened before is handed over after the next frame.
        requestAnimationFrame(() =>
          setTimeout(() => {
            add(observer.takeRecords())
            resolve(sum)
          }, 100),
        )
      }),
  )
