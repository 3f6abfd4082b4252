import { existsSync } from 'node:fs'
import { runQuietly } from './run-quietly.ts'
import { createTimeline } from './timeline.ts'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const present = () => [process.env['CHROME_PATH'] ?? '', ...PLACES].find((path) => path && existsSync(path)) ?? null

/** A Chromium of this machine; root gets Debian's when there is none. Null when there is no way to one. */
export async function findChromium(): Promise<string | null> {
  const found = present()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  const timeline = createTimeline()
  timeline.next('Installing Chromium for the browser journeys')
  await runQuietly('apt-get', ['update', '-qq'])
  await runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  timeline.end()
  return present()
}
