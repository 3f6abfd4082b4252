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
/** No mirror is worth a minute of waiting. */
const IMPATIENT = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'] as const

async function install(name: string, title: string): Promise<void> {
  const timeline = createTimeline()
  timeline.next(title)
  try {
    await runQuietly('apt-get', ['update', '-qq', ...IMPATIENT])
    await runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...IMPATIENT, name])
  } finally {
    timeline.end()
  }
}

/** A Chromium of this machine; root gets Debian's when there is none. Null when there is no way to one. */
export async function findChromium(): Promise<string | null> {
  const found = present()
  if (found || !mayInstall()) return found
  await install('chromium', 'Installing Chromium for the browser journeys')
  return present()
}

/**
 * The same Chromium without the windows that a browser draws around its pages, which are half of its work; root gets
 * Debian's. Null where there is none, or where `CHROME_PATH` names a browser: the whole one does as well.
 */
async function findHeadlessShell(): Promise<string | null> {
  if (process.env['CHROME_PATH']) return null
  if (!existsSync(SHELL) && mayInstall()) {
    await install('chromium-headless-shell', 'Installing a lighter Chromium for the browser journeys').catch(() => {})
  }
  return existsSync(SHELL) ? SHELL : null
}

/** Both, as the environment that the journeys' programs read; null, said aloud, where there is no Chromium. */
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
