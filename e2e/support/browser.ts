import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const PLACES = [process.env['CHROME_PATH'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser']

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Requests to other hosts fail, and the page monitor reports them.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

function chromiumPath(): string {
  const path = PLACES.find((place) => place && existsSync(place))
  if (!path) throw new Error('The journeys need Chromium: install it, or set CHROME_PATH')
  return path
}

/** The Chromium of this machine, without a window. */
export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: chromiumPath(), args: FLAGS })

/** The headless shell, where there is one: the same engine for half of the processor time. */
export const openHeadlessShell = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['HEADLESS_SHELL_PATH'] ?? chromiumPath(), args: FLAGS })

export interface BareBrowser {
  readonly port: number
  close(): Promise<void>
}

/** Starts Chromium for a tool that connects to it by its debugging port. */
export async function openBareBrowser(executablePath: string): Promise<BareBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'dropdeck-browser-'))
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  // In a process group of its own: Debian's program is a shell script that starts the browser.
  const child = spawn(executablePath, [...FLAGS, ...own], { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.stderr.on('data', (text: Buffer) => {
      const told = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(String(text))?.[1]
      if (told) resolve(Number(told))
    })
    child.once('close', (code) => reject(new Error(`Chromium ended with ${code}`)))
  })
  return {
    port,
    close: async () => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}
