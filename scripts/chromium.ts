import { existsSync } from 'node:fs'
import { attempt } from './attempt.ts'
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

const SHELL = '/usr/bin/chromium-headless-shell'
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
/** Gives up on an unreachable mirror early. */
const SHORT_TIMEOUT = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'] as const

async function install(name: string, title: string): Promise<void> {
  const timeline = createTimeline()
  timeline.next(title)
  try {
    await runQuietly('apt-get', ['update', '-qq', ...SHORT_TIMEOUT])
    await runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...SHORT_TIMEOUT, name])
  } finally {
    timeline.end()
  }
}

/** The installed Chromium; as root, Debian's is installed when there is none. Null when there is none and it cannot be installed. */
export async function findChromium(): Promise<string | null> {
  const found = present()
  if (found || !mayInstall()) return found
  await install('chromium', 'Installing Chromium for the browser journeys')
  return present()
}

/**
 * The headless shell: Chromium without windows, which takes half the processor time. As root, Debian's is installed.
 * Null when there is none, or when `CHROME_PATH` names a browser, which is then used instead.
 */
async function findHeadlessShell(): Promise<string | null> {
  if (process.env['CHROME_PATH']) return null
  if (!existsSync(SHELL) && mayInstall()) {
    await install('chromium-headless-shell', 'Installing a lighter Chromium for the browser journeys').catch(() => {})
  }
  return existsSync(SHELL) ? SHELL : null
}

/** Environment variables with both browsers for the journeys; null after a message when there is no Chromium. */
export async function findJourneyBrowsers() {
  const chromium = await attempt(findChromium)
  if (!chromium) {
    console.error(
      'The browser journeys need Chromium: install the package chromium, or set CHROME_PATH to a Chromium or Chrome.',
    )
    return null
  }
  const shell = (await findHeadlessShell()) ?? chromium
  return { CHROME_PATH: chromium, HEADLESS_SHELL_PATH: shell }
}
