import { fileURLToPath } from 'node:url'
import { openCatalogue } from '#server/features/shelf/catalogue.service.ts'
import { type Config, ConfigurationError, readConfig } from '#server/platform/config/config.ts'
import { siteGaps } from '#server/platform/config/site-config.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { createApp } from './app.ts'
import { fillDemo, linkDemoShops } from './demo/fill-demo.ts'
import { isDemoRemoved } from './demo/remove/removed.store.ts'
import { listDemoStaff } from './features/accounts/staff/staff-members.service.ts'
import { testCreditFault } from './features/billing/ledger/test-credit.service.ts'
import { startWorker } from './worker.ts'
import { type Closers, createClosers, openWorld } from './world.ts'

export interface Running {
  readonly url: string
  readonly demo: boolean
  /** Folder of stored mails; null when mails are sent by SMTP. */
  readonly mailFolder: string | null
  close(): Promise<void>
}

export interface StartOptions {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Called before each slow step. */
  readonly onStep?: (step: string) => void
}

/** Newest and most liked products that are loaded before listening: the pages of a deck hold at most 1000 cards. */
const FIRST_PRODUCTS = 2000
const WEB_FOLDER = fileURLToPath(new URL('../dist', import.meta.url))

/** Starts the server: database, migrations, jobs, catalogue, HTTP. When a part cannot start, closes the others and rejects. */
export async function main({ environment, onStep = () => {} }: StartOptions): Promise<Running> {
  const config = readConfig(environment)
  const closers = createClosers()
  try {
    return await open(config, onStep, closers)
  } catch (error) {
    await closers.run().catch(() => {}) // the first error is reported
    throw error
  }
}

async function open(settings: Config, onStep: (step: string) => void, closers: Closers): Promise<Running> {
  // Port 0 is known only after listening, and PUBLIC_URL follows from the port when unset.
  const config = { ...settings }
  if (config.port > 0) config.publicUrl ??= addressOf(config.host, config.port)
  const { world, runner, databaseUrl, mailFolder } = await openWorld(config, onStep, closers)
  logSiteGaps(world)
  if (config.production) await refuseDemoStaff(world)
  const fault = await testCreditFault(world)
  if (fault !== null) throw new ConfigurationError([fault])
  const hasDemo = config.demo && !(await isDemoRemoved(world))
  if (hasDemo) {
    onStep('filling the demo catalogue')
    await fillDemo(world)
  }
  onStep('loading the catalogue')
  const catalogue = await openCatalogue(world, databaseUrl, { first: FIRST_PRODUCTS })
  closers.add(() => catalogue.close())
  if (config.runsJobs) await startWorker(world, runner, databaseUrl)

  onStep('starting the HTTP server')
  const http = await createApp({ world, catalogue, webFolder: WEB_FOLDER })
  closers.add(() => http.close())
  await http.listen({ port: config.port, host: config.host })
  catalogue.loadRest()
  const address = http.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  if (config.publicUrl === null) {
    config.publicUrl = addressOf(config.host, port)
    if (hasDemo) await linkDemoShops(world)
  }
  return { url: config.publicUrl, demo: hasDemo, mailFolder, close: () => closers.run() }
}

/** The address on this machine, where no other is configured. */
function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  return `http://${everywhere ? 'localhost' : host}:${port}`
}

/** Logs missing facts about the operator. The installation starts without them, and its pages mark the gaps. */
function logSiteGaps({ config, log }: World): void {
  const missing = config.production ? siteGaps(config.site) : []
  if (missing.length > 0) log.error({ missing }, 'public pages lack facts that the law requires')
}

/** Decision 130: an admin without a second factor is for demos. */
async function refuseDemoStaff(world: World): Promise<void> {
  const accounts = await listDemoStaff(world)
  if (accounts.length === 0) return
  throw new ConfigurationError(
    accounts.map(
      ({ username, email }) =>
        `"${username}" is the admin of a demo, without a second factor: npm run staff -- revoke ${email}`,
    ),
  )
}
