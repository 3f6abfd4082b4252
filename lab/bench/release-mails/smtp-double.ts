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
  /** In order of arrival; a mail that arrived twice is listed twice. */
  readonly accepted: readonly Accepted[]
  close(): Promise<void>
}

/** Round trip to a mail provider in the same country. */
const DELAY_MS = 20

/** An SMTP server that accepts every mail after a delay and records it. */
export async function openSmtpDouble(): Promise<SmtpDouble> {
  const accepted: Accepted[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {}) // the benchmark kills its clients
    serveConnection(socket, (to, mail) => {
      const messageId = /^message-id:\s*(\S+)/im.exec(mail)?.[1] ?? ''
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

type OnMail = (to: string, mail: string) => void

/** One connection: a command per line, and after DATA the mail up to the line with a single dot (RFC 5321). */
function serveConnection(socket: Socket, onMail: OnMail): void {
  const send = (line: string) => socket.write(`${line}\r\n`)
  const answer = createSession(onMail)
  let received = ''
  let ending = '\r\n'
  send('220 double ready')
  socket.setEncoding('utf8')
  socket.on('data', (text) => {
    received += text
    for (let end = received.indexOf(ending); end >= 0; end = received.indexOf(ending)) {
      const command = received.slice(0, end)
      received = received.slice(end + ending.length)
      const reply = answer(command)
      ending = reply.startsWith('354') ? '\r\n.\r\n' : '\r\n'
      if (reply.endsWith('accepted')) setTimeout(() => send(reply), DELAY_MS)
      else send(reply)
    }
  })
}

function createSession(onMail: OnMail): (line: string) => string {
  let to = ''
  let isMail = false
  return (line) => {
    if (isMail) {
      isMail = false
      // Recorded before the reply: a sender killed in between cannot know that the mail was accepted.
      onMail(to, line)
      return '250 accepted'
    }
    to = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? to
    isMail = /^DATA/i.test(line)
    if (isMail) return '354 go on'
    return /^QUIT/i.test(line) ? '221 bye' : '250 ok'
  }
}
