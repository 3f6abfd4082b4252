import type { Mail, MailMessage } from '../platform/mail/mail.ts'

export interface MailDouble extends Mail {
  readonly messages: MailMessage[]
  /** The newest mail to this address; throws when there is none. */
  lastTo(address: string): MailMessage
  /** The code in the newest mail to this address that contains one. */
  codeFor(address: string): string
}

const CODE = /\b\d{6}\b/

/** Keeps mails instead of sending them. */
export function createMailDouble(): MailDouble {
  const messages: MailMessage[] = []
  const newestTo = (address: string, fits: (message: MailMessage) => boolean): MailMessage => {
    const message = messages.findLast(({ to, ...rest }) => to === address && fits({ to, ...rest }))
    if (!message) throw new Error(`no such mail to ${address}`)
    return message
  }
  return {
    transport: 'test',
    messages,
    async send(message) {
      messages.push(message)
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
