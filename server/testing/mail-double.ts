import type { Mail, MailMessage } from '../platform/mail/mail.ts'

export interface MailDouble extends Mail {
  readonly messages: MailMessage[]
  /** What the mail server says to mails for these addresses, such as `550 5.1.1 no such mailbox`. */
  readonly refusals: Map<string, string>
  /** The newest mail to this address; throws when there is none. */
  lastTo(address: string): MailMessage
  /** The code in the newest mail to this address that contains one. */
  codeFor(address: string): string
}

const CODE = /\b\d{6}\b/

/** Keeps mails instead of sending them. */
export function createMailDouble(): MailDouble {
  const messages: MailMessage[] = []
  const refusals = new Map<string, string>()
  const newestTo = (address: string, fits: (message: MailMessage) => boolean): MailMessage => {
    const message = messages.findLast(({ to, ...rest }) => to === address && fits({ to, ...rest }))
    if (!message) throw new Error(`no such mail to ${address}`)
    return message
  }
  return {
    transport: 'test',
    messages,
    refusals,
    async send(message) {
      const reply = refusals.get(message.to)
      if (reply !== undefined) throw refusalOf(reply)
      messages.push(message)
      return 'sent'
    },
    stored: {
      async deleteTo(address, exceptMessageId) {
        const remaining = messages.filter(({ to, messageId }) => to !== address || messageId === exceptMessageId)
        messages.splice(0, messages.length, ...remaining)
      },
      deleteBefore: async () => 0,
    },
    lastTo: (address) => newestTo(address, () => true),
    codeFor: (address) => CODE.exec(newestTo(address, ({ text }) => CODE.test(text)).text)?.[0] ?? '',
  }
}

/** As nodemailer throws it. */
const refusalOf = (response: string) =>
  Object.assign(new Error(`Can't send mail - all recipients were rejected: ${response}`), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: Number(response.slice(0, 3)),
    response,
  })
