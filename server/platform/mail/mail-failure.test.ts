import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { mailFailureOf } from './mail-failure.ts'
import { createSmtpMail } from './smtp-mail.ts'

// Uses the real client, because its error codes are what is tested and may change with its version.

let smtpServer: Server | null = null
const callers = new Set<Socket>()

/** The client keeps its connection open for the next mail. */
async function closeServer(): Promise<void> {
  for (const caller of callers) caller.destroy()
  callers.clear()
  const closing = smtpServer
  smtpServer = null
  if (closing) await new Promise((done) => closing.close(done))
}

afterEach(closeServer)

const USUAL: Readonly<Record<string, string>> = {
  HELLO: '220 here',
  EHLO: '250-here\r\n250 AUTH PLAIN',
  AUTH: '235 come in',
  DATA: '354 go on',
}

/** An SMTP server that accepts everything except the commands in `replies`; null closes the connection. */
async function openServer(replies: Readonly<Record<string, string | null>>): Promise<number> {
  const server = createServer((socket) => {
    callers.add(socket)
    const answer = (word: string) => {
      const reply = replies[word] === undefined ? (USUAL[word] ?? '250 yes') : replies[word]
      if (reply === null) socket.destroy()
      else socket.write(`${reply}\r\n`)
    }
    // No line of the mail itself begins like a command.
    const receive = (line: string) => {
      const word = /^(?:EHLO|AUTH|MAIL|RCPT|DATA|RSET|\.$)/.exec(line)?.[0]
      if (word) answer(word)
    }
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => bytes.toString().split('\r\n').forEach(receive))
    answer('HELLO')
  })
  smtpServer = server
  return new Promise((open) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      open(typeof address === 'object' && address ? address.port : 0)
    }),
  )
}

const sendThrough = (port: number) =>
  createSmtpMail(`smtp://me:secret@127.0.0.1:${port}`, 'Us <us@example.org>').send({
    to: 'reader@example.org',
    subject: 'Out now',
    text: 'Out now',
    messageId: '<one@example.org>',
  })

const failureBy = (port: number) => sendThrough(port).then(() => 'taken', mailFailureOf)

test.each([
  ['accepts it', {}, 'taken'],
  ['refuses our login', { AUTH: '535 wrong password' }, 'server'],
  ['refuses our own address', { MAIL: '550 you may not send' }, 'server'],
  ['accepts no more mails today', { MAIL: '451 too many today' }, 'server'],
  ['does not know the recipient', { RCPT: '550 no such mailbox' }, 'recipient'],
  ['asks to retry later', { RCPT: '450 try again' }, 'message'],
  ['rejects the mail', { '.': '554 spam' }, 'message'],
  ['closes the connection after it received the mail', { '.': null }, 'message'],
] as const)('a server that %s', async (_, replies, expected) => {
  expect(await failureBy(await openServer(replies))).toBe(expected)
})

test('no server at all', async () => {
  const port = await openServer({})
  await closeServer()
  expect(await failureBy(port)).toBe('server')
})

test('other errors count against the mail alone', () => {
  expect(mailFailureOf(new Error('disk full'))).toBe('message')
  expect(mailFailureOf('no')).toBe('message')
})
