import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, BrowserContext } from 'playwright-core'
import { openBrowser } from '../../e2e/support/browser.ts'
import { openDevice } from '../../e2e/support/device.ts'
import { startEnvironment } from '../../e2e/support/environment.ts'
import { newPerson, register } from '../../e2e/support/person.ts'
import { buildWebIfStale } from '../../scripts/build-web.ts'
import { closeOnStop } from './open-resources.ts'

/** One of the screens that users see first. */
export interface FirstScreen {
  readonly name: string
  readonly path: string
  /** Needs a session. */
  readonly isForMembers: boolean
}

export interface ServedApp {
  readonly url: string
  readonly screens: readonly FirstScreen[]
  /** Storage state of a signed-in user who has closed the help. */
  readonly member: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** Serves the built app with the demo catalogue while `work` runs. */
export async function withServedApp(work: (app: ServedApp) => Promise<void>): Promise<void> {
  await buildWebIfStale()
  const dataDir = await mkdtemp(join(tmpdir(), 'dropdeck-first-screens-'))
  // As root, PostgreSQL runs under another account, which needs access.
  await chmod(dataDir, 0o755)
  const opening = startEnvironment(dataDir)
  const close = closeOnStop(async () => {
    await (await opening).close()
    await rm(dataDir, { recursive: true, force: true })
  })
  try {
    const { server } = await opening
    await work(await visitApp(server.url))
  } finally {
    await close()
  }
}

async function visitApp(url: string): Promise<ServedApp> {
  const browser = await openBrowser()
  const { context } = await openDevice(browser, url)
  await register(context.request, url, newPerson())
  const shop = await shopPath(context.request, url)
  const member = await context.storageState()
  await browser.close()
  return {
    url,
    member,
    screens: [
      { name: 'landing', path: '/', isForMembers: false },
      { name: 'login', path: '/login', isForMembers: false },
      { name: 'discovery', path: '/', isForMembers: true },
      { name: 'shop', path: shop, isForMembers: true },
    ],
  }
}

async function shopPath(request: APIRequestContext, url: string): Promise<string> {
  const answer = await request.get(`${url}/api/brands`)
  const [brand] = ((await answer.json()) as { readonly brands: readonly { readonly id: string }[] }).brands
  if (!brand) throw new Error('the demo has brands')
  return `/brands/${brand.id}/shop`
}
