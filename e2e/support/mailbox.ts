const TIMEOUT_MS = 30_000
const CODE = /\b(\d{6})\b/

interface Mail {
  readonly name: string
  readonly raw: string
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function parseMail({ name, raw }: Mail) {
  const unix = raw.replaceAll('\r\n', '\n')
  const end = unix.indexOf('\n\n')
  const head = unix.slice(0, end).replaceAll(/\n[ \t]+/g, ' ')
  const to: readonly string[] = /^To: (.*)$/m.exec(head)?.[1]?.match(/[^\s<>,]+@[^\s<>,]+/g) ?? []
  return { name, to, text: unix.slice(end) }
}

/** Mails to this address, newest first, from `/dev/mailbox`. */
export async function mailsTo(url: string, address: string): Promise<readonly { name: string; text: string }[]> {
  const answer = await fetch(`${url}/dev/mailbox`, { headers: { accept: 'application/json' } })
  const mails = (await answer.json()) as readonly Mail[]
  return mails.map(parseMail).filter(({ to }) => to.includes(address))
}

/** The newest code mailed to this address. Waits for another one than those of `except`. */
export async function codeFor(url: string, address: string, except: readonly string[] = []): Promise<string> {
  const until = performance.now() + TIMEOUT_MS
  while (performance.now() < until) {
    for (const { text } of await mailsTo(url, address)) {
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
  const until = performance.now() + TIMEOUT_MS
  while (performance.now() < until) {
    for (const { text } of await mailsTo(url, address)) {
      // Quoted-printable: soft line breaks, and "=" as =3D.
      const found = link.exec(text.replaceAll('=\n', '').replaceAll('=3D', '='))?.[0]
      if (found) return found
    }
    await pause(40)
  }
  throw new Error(`No link to ${page} came for ${address}`)
}
