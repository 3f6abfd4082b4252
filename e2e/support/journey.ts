import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, test } from 'vitest'
import { openHeadlessShell } from './browser.ts'
import { createFilledDatabase } from './database.ts'
import { type Device, type DeviceOptions, openDevice } from './device.ts'
import { OUTPUT } from './output.ts'
import { newPerson, type Person, register } from './person.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export interface OwnServerOptions {
  readonly environment?: Readonly<Record<string, string>>
  /** Shares the database of another server. */
  readonly beside?: { readonly databaseUrl: string }
}
export interface OwnServer {
  /** The address stays the same after a restart. */
  readonly url: string
  readonly databaseUrl: string
  /** Its DATA_DIR. */
  readonly dataDir: string
  stop(): Promise<void>
  kill(): Promise<void>
  startAgain(): Promise<void>
}
type Opening = DeviceOptions & { readonly url?: string }

/**
 * The fixtures of a journey: `person` (not registered), `phone` and `desktop` (signed out), `open` for further devices,
 * `signedIn` for a device with a registered user, `ownServer` for a server to stop, kill and configure.
 */
export const journey = test
  .extend('url', { scope: 'worker' }, () => inject('url'))
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from this pattern what a fixture needs
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await openHeadlessShell()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('person', (): Person => newPerson())
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from this pattern what a fixture needs
  .extend('running', async ({}, { onCleanup }) => {
    const running = new Set<ServerProcess>()
    onCleanup(() => stopAll(running))
    return running
  })
  .extend('open', async ({ browser, url, task, running, onTestFinished }, { onCleanup }) => {
    const devices: Device[] = []
    const problems: string[] = []
    onCleanup(async () => {
      if (task.result?.state === 'fail') await takeScreenshots(devices, task.name)
      for (const device of devices) problems.push(...(await device.close()))
      // After the devices: a page without its server logs errors.
      await stopAll(running)
    })
    // Not thrown by the cleanup: Vitest would then hand the same person and closed devices to the second attempt.
    onTestFinished(() => {
      if (problems.length > 0) throw new Error(`The page monitor reports:\n  ${problems.join('\n  ')}`)
    })
    return async ({ url: address = url, ...options }: Opening = {}) => {
      const device = await openDevice(browser, address, options)
      devices.push(device)
      return device
    }
  })
  .extend('phone', ({ open }) => open({ kind: 'phone' }))
  .extend('desktop', ({ open }) => open({ kind: 'desktop' }))
  .extend('signedIn', ({ open, person, url }) => async (options: Opening = {}) => {
    const device = await open(options)
    await register(device.context.request, options.url ?? url, person)
    return device
  })
  .extend('ownServer', ({ running }) => {
    return async ({ environment = {}, beside }: OwnServerOptions = {}): Promise<OwnServer> => {
      const databaseUrl = beside?.databaseUrl ?? (await createFilledDatabase(inject('postgresUrl')))
      const dataDir = join(inject('dataDir'), `own-${process.pid}-${performance.now().toFixed()}`)
      await mkdir(join(dataDir, 'files'), { recursive: true })
      // All servers share the rendered pictures, whose ids are the same in every copy of the database.
      await symlink(inject('pictures'), join(dataDir, 'files/media'))
      let server = await startServer({ databaseUrl, dataDir, environment })
      running.add(server)
      const end = async (how: 'stop' | 'kill') => {
        running.delete(server)
        await server[how]()
      }
      return {
        url: server.url,
        databaseUrl,
        dataDir,
        stop: () => end('stop'),
        kill: () => end('kill'),
        startAgain: async () => {
          server = await server.startAgain()
          running.add(server)
        },
      }
    }
  })

async function stopAll(running: Set<ServerProcess>): Promise<void> {
  for (const server of running) {
    running.delete(server)
    await server.stop()
  }
}

async function takeScreenshots(devices: readonly Device[], journeyName: string): Promise<void> {
  const name = journeyName.replaceAll(/[^\w]+/g, '-').slice(0, 80)
  for (const [index, { page }] of devices.entries()) {
    const path = join(OUTPUT, `${name}-${index + 1}.png`)
    // A page that hangs has no screenshot; the failure itself is reported anyway.
    await page.screenshot({ path, timeout: 3_000 }).catch(() => {})
  }
}
