import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'

export interface Accepted {
  readonly to: string
  readonly messageId: string
  /** `performance.now()` of the moment of acceptance. */
  readonly atMs: number
}

export interface SmtpDouble {
  readonly url: string
  /** What was accepted, in order; a letter that came twice stands here twice. */
  readonly accepted: readonly Accepted[]
  close(): Promise<void>
}

/** As far away as a mail provider in the same country. */
const DELAY_MS = 20

/** A post office that takes everything after a moment, and remembers what it took. */
export async function openSmtpDouble(): Promise<SmtpDouble> {
  const accepted: Accepted[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {}) // its client is killed on purpose
    talk(socket, (to, letter) => {
      const messageId = /^message-id:\s*(\S+)/im.exec(letter)?.[1] ?? ''
      accepted.push({ to, messageId, atMs: performance.now() })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, accepted, close: () => closed(server, sockets) }
}

function closed(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy()
  return new Promise((resolve) => server.close(() => resolve()))
}

type OnLetter = (to: string, letter: string) => void

/** One connection: commands by line, and after DATA the letter up to the lone dot. */
function talk(socket: Socket, onLetter: OnLetter): void {
  const say = (line: string) => socket.write(`${line}\r\n`)
  const answer = createClerk(onLetter)
  let heard = ''
  let ending = '\r\n'
  say('220 double ready')
  socket.setEncoding('utf8')
  socket.on('data', (text) => {
    heard += text
    for (let end = heard.indexOf(ending); end >= 0; end = heard.indexOf(ending)) {
      const said = heard.slice(0, end)
      heard = heard.slice(end + ending.length)
      const reply = answer(said)
      ending = reply.startsWith('354') ? '\r\n.\r\n' : '\r\n'
      if (reply.endsWith('taken')) setTimeout(() => say(reply), DELAY_MS)
      else say(reply)
    }
  })
}

function createClerk(onLetter: OnLetter): (said: string) => string {
  let to = ''
  let isLetter = false
  return (said) => {
    if (isLetter) {
      isLetter = false
      // Taken before it is said: what dies in between is the letter whose fate its sender cannot know.
      onLetter(to, said)
      return '250 taken'
    }
    to = /^RCPT TO:<([^>]*)>/i.exec(said)?.[1] ?? to
    isLetter = /^DATA/i.test(said)
    if (isLetter) return '354 go on'
    return /^QUIT/i.test(said) ? '221 bye' : '250 ok'
  }
}
