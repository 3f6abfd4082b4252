const BEAT_TTY_MS = 500
const BEAT_PLAIN_MS = 5_000

const seconds = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`

/** Shows a slow step while it runs, with the seconds it has taken; `detail` adds how far it is. */
export async function step(title, work, detail = () => '') {
  const out = process.stdout
  const startedAt = performance.now()
  const line = () => `  ${title} … ${[seconds(startedAt), detail()].filter(Boolean).join(', ')}`
  out.write(out.isTTY ? line() : `  ${title} …\n`)
  const beat = setInterval(
    () => out.write(out.isTTY ? `\r\x1b[K${line()}` : `${line()}\n`),
    out.isTTY ? BEAT_TTY_MS : BEAT_PLAIN_MS,
  )
  const end = (sign) => {
    clearInterval(beat)
    out.write(`${out.isTTY ? '\r\x1b[K' : ''}${sign} ${title} (${seconds(startedAt)})\n`)
  }
  try {
    const result = await work()
    end('✓')
    return result
  } catch (error) {
    end('✗')
    throw error
  }
}
