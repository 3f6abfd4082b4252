const PATIENCE_MS = 30_000
const CODE = /\b(\d{6})\b/

interface Letter {
  readonly name: string
  readonly raw: string
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function readLetter({ name, raw }: Letter) {
  const unix = raw.replaceAll('\r\n', '\n')
  const end = unix.indexOf('\n\n')
  const head = unix.slice(0, end).replaceAll(/\n[ \t]+/g, ' ')
  return { name, to: /^To: (.*)$/m.exec(head)?.[1] ?? '', text: unix.slice(end) }
}

/** Letters to this address, newest first, as `/dev/mailbox` shows them. */
export async function lettersTo(url: string, address: string): Promise<readonly { name: string; text: string }[]> {
  const answer = await fetch(`${url}/dev/mailbox`, { headers: { accept: 'application/json' } })
  const letters = (await answer.json()) as readonly Letter[]
  return letters.map(readLetter).filter(({ to }) => to.includes(address))
}

/** The newest code that was mailed to this address; `except` waits for another one than those. */
export async function codeFor(url: string, address: string, except: readonly string[] = []): Promise<string> {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    for (const { text } of await lettersTo(url, address)) {
      const code = CODE.exec(text)?.[1]
      if (code && !except.includes(code)) return code
    }
    await pause(40)
  }
  throw new Error(`No code came for ${address}`)
}

/** The newest link to a page that was mailed to this address, once it is there. */
export async function linkFor(url: string, address: string, page: string): Promise<string> {
  const link = new RegExp(`${page}\\?token=[\\w-]+`)
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    for (const { text } of await lettersTo(url, address)) {
      // Long lines are folded on their way, and "=" is written as a number.
      const found = link.exec(text.replaceAll('=\n', '').replaceAll('=3D', '='))?.[0]
      if (found) return found
    }
    await pause(40)
  }
  throw new Error(`No link to ${page} came for ${address}`)
}
