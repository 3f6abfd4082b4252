import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { LANGUAGES, type Language } from '#contract/limits.ts'
import { buildWebIfStale } from '../scripts/build-web.ts'
import { openBrowser } from './ground/browser.ts'
import { contactSheets } from './ground/contact-sheet.ts'
import { openDevice } from './ground/device.ts'
import { openGround } from './ground/ground.ts'
import { newPerson, register } from './ground/person.ts'
import { SCREENS } from './ground/screens.ts'
import { showTheme, THEMES } from './ground/theme.ts'

// node e2e/screenshots.ts FOLDER [part of a screen's name]: every screen and state, for people to look at.

const SIZES = {
  phone: { kind: 'phone', viewport: { width: 390, height: 844 } },
  desktop: { kind: 'desktop', viewport: { width: 1440, height: 900 } },
} as const

interface Round {
  readonly browser: Browser
  readonly url: string
  readonly folder: string
  readonly only: string
  readonly size: keyof typeof SIZES
  readonly language: Language
}

async function takeRound({ browser, url, folder, only, size, language }: Round): Promise<void> {
  for (const as of ['visitor', 'member'] as const) {
    const screens = SCREENS.filter((screen) => screen.as === as && screen.name.includes(only))
    if (screens.length === 0) continue
    const device = await openDevice(browser, url, { ...SIZES[size], language, reducedMotion: 'reduce' })
    if (as === 'member') await register(device.context.request, url, newPerson())
    for (const screen of screens) {
      await screen.open({ device, url })
      await device.page.waitForTimeout(250)
      for (const theme of THEMES) {
        await showTheme(device.page, theme)
        const fullPage = screen.name === 'landing' || screen.name === 'terms'
        await device.page.screenshot({
          path: join(folder, `${size}-${theme}-${language}-${screen.name}.png`),
          fullPage,
        })
      }
      await screen.leave?.({ device, url })
    }
    await device.context.close()
  }
}

async function takeAll(folder: string, only: string): Promise<void> {
  await buildWebIfStale()
  await mkdir(folder, { recursive: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'dropdeck-pictures-'))
  const ground = await openGround(dataDir)
  const browser = await openBrowser()
  try {
    for (const size of ['phone', 'desktop'] as const) {
      for (const language of LANGUAGES)
        await takeRound({ browser, url: ground.server.url, folder, only, size, language })
    }
    await contactSheets(folder)
  } finally {
    await browser.close()
    await ground.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

await takeAll(resolve(process.argv[2] ?? 'e2e/output/screens'), process.argv[3] ?? '')
