import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { mailFailureOf } from './mail-failure.ts'
import { createSmtpMail } from './smtp-mail.ts'

// Against the real client: its errors are what is read here, and a newer one may word them otherwise.

let office: Server | null = null
const callers = new Set<Socket>()

/** The client keeps its connection for the next letter. */
async function closeOffice(): Promise<void> {
  for (const caller of callers) caller.destroy()
  callers.clear()
  const closing = office
  office = null
  if (closing) await new Promise((done) => closing.close(done))
}

afterEach(closeOffice)

const USUAL: Readonly<Record<string, string>> = {
  HELLO: '220 here',
  EHLO: '250-here\r\n250 AUTH PLAIN',
  AUTH: '235 come in',
  DATA: '354 go on',
}

/** A post office that says yes to everything but what `says` answers otherwise; null hangs up. */
async function openOffice(says: Readonly<Record<string, string | null>>): Promise<number> {
  const server = createServer((socket) => {
    callers.add(socket)
    const answer = (word: string) => {
      const reply = says[word] === undefined ? (USUAL[word] ?? '250 yes') : says[word]
      if (reply === null) socket.destroy()
      else socket.write(`${reply}\r\n`)
    }
    // Lines of the letter itself begin like no command.
    const hear = (line: string) => {
      const word = /^(?:EHLO|AUTH|MAIL|RCPT|DATA|RSET|\.$)/.exec(line)?.[0]
      if (word) answer(word)
    }
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => bytes.toString().split('\r\n').forEach(hear))
    answer('HELLO')
  })
  office = server
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
  ['takes it', {}, 'taken'],
  ['refuses our login', { AUTH: '535 wrong password' }, 'office'],
  ['refuses our own address', { MAIL: '550 you may not send' }, 'office'],
  ['has no room for more of us today', { MAIL: '451 too many today' }, 'office'],
  ['does not know the reader', { RCPT: '550 no such mailbox' }, 'reader'],
  ['wants to be asked again later', { RCPT: '450 try again' }, 'letter'],
  ['dislikes the letter', { '.': '554 spam' }, 'letter'],
  ['hangs up when it has the letter', { '.': null }, 'letter'],
] as const)('an office that %s', async (_, says, expected) => {
  expect(await failureBy(await openOffice(says))).toBe(expected)
})

test('no office at all', async () => {
  const port = await openOffice({})
  await closeOffice()
  expect(await failureBy(port)).toBe('office')
})

test('what is no error of a post office counts against the letter alone', () => {
  expect(mailFailureOf(new Error('disk full'))).toBe('letter')
  expect(mailFailureOf('no')).toBe('letter')
})
