import { DEMO_ADMIN, DEMO_OWNER } from '#server/demo/desk-accounts.ts'
import { DEMO_ACCOUNTS } from '#server/demo/fill-demo.ts'
import { main, type Running } from '#server/main.ts'
import { stopOnce } from './stop-once.ts'
import { createTimeline } from './timeline.ts'

function announce({ url, demo, mailFolder }: Running): void {
  const lines = [`\nReady after ${(performance.now() / 1000).toFixed(1)} s:  ${url}`]
  if (demo) {
    const accounts = DEMO_ACCOUNTS.map(({ username, password }) => `${username} / ${password}`)
    lines.push(`  Demo accounts:  ${accounts.join('   ')}`)
    lines.push(`  A brand:        ${DEMO_OWNER.username} / ${DEMO_OWNER.password}  (${url}/dashboard)`)
    lines.push(`  An admin:       ${DEMO_ADMIN.username} / ${DEMO_ADMIN.password}  (${url}/admin)`)
  }
  if (mailFolder) lines.push(`  Mails:          ${url}/dev/mailbox  (files in ${mailFolder})`)
  lines.push('  Stop:           Ctrl-C\n')
  console.log(lines.join('\n'))
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is in use already. Set PORT to another one; PORT=0 picks a free one.`
  }
  const isKnown = error.name === 'ConfigurationError' || error.name === 'StartFailure'
  // A folder that may not be written, or a database that cannot be reached or refuses to connect.
  const isSetting = 'syscall' in error || ('severity' in error && error.severity === 'FATAL')
  return isKnown || isSetting ? error.message : (error.stack ?? error.message)
}

/** Runs the server until a stop signal, which may also come while it is starting. */
export async function serve(): Promise<void> {
  const timeline = createTimeline()
  const starting = main({ environment: process.env, onStep: (title) => timeline.next(title) })
  let isStopping = false
  stopOnce(async () => {
    isStopping = true
    console.log('\nStopping …')
    await starting.then(
      (server) => server.close(),
      () => undefined,
    )
  })
  try {
    const server = await starting
    timeline.end()
    if (!isStopping) announce(server)
  } catch (error) {
    timeline.end()
    // Errors of a start that was stopped halfway are expected.
    if (isStopping) return
    console.error(`\n${sentenceFor(error)}`)
    process.exit(1)
  }
}

if (import.meta.main) await serve()
