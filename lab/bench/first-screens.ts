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

/** A screen that people meet first. */
export interface FirstScreen {
  readonly name: string
  readonly path: string
  /** Seen with a session only. */
  readonly isForMembers: boolean
}

export interface Stage {
  readonly url: string
  readonly screens: readonly FirstScreen[]
  /** What the device of somebody keeps who is signed in and has read the help. */
  readonly member: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** The built app on a server of its own with the demo catalogue, for as long as `work` takes. */
export async function onStage(work: (stage: Stage) => Promise<void>): Promise<void> {
  await buildWebIfStale()
  const dataDir = await mkdtemp(join(tmpdir(), 'dropdeck-first-screens-'))
  // For root PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  const opening = startEnvironment(dataDir)
  const close = closeOnStop(async () => {
    await (await opening).close()
    await rm(dataDir, { recursive: true, force: true })
  })
  try {
    const { server } = await opening
    await work(await stageAt(server.url))
  } finally {
    await close()
  }
}

async function stageAt(url: string): Promise<Stage> {
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
