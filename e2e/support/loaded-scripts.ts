import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { waitForApp } from './app-ready.ts'

export interface LoadedScript {
  readonly path: string
  /** Size when compressed. */
  readonly gzipBytes: number
}

/** Records the scripts that a page loads from now on, by tags, preloads and imports. */
export function recordScripts(page: Page): { readonly settled: () => Promise<readonly LoadedScript[]> } {
  const scripts = new Map<string, Promise<LoadedScript>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.request().resourceType() !== 'script' || scripts.has(pathname)) return
    scripts.set(
      pathname,
      response.body().then((body) => ({ path: pathname, gzipBytes: gzipSync(body, { level: 9 }).length })),
    )
  })
  return {
    /** All scripts, the largest first, once the app runs and the network is idle. */
    settled: async () => {
      await waitForApp(page)
      await page.waitForLoadState('networkidle')
      const loaded = await Promise.all(scripts.values())
      return loaded.sort((one, other) => other.gzipBytes - one.gzipBytes)
    },
  }
}

export const totalBytes = (scripts: readonly LoadedScript[]): number =>
  scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)

/** `97.1 kB: base-1a2b.js 84.5, landing-page-3c4d.js 8.7, …` */
export function describeSizes(scripts: readonly LoadedScript[]): string {
  const inKb = (bytes: number) => (bytes / 1024).toFixed(1)
  const files = scripts.map(({ path, gzipBytes }) => `${path.split('/').at(-1)} ${inKb(gzipBytes)}`)
  return `${inKb(totalBytes(scripts))} kB: ${files.join(', ')}`
}
