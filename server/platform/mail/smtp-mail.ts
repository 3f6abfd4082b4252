import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

/** Sends by SMTP. Timeouts are short: the job tries again. */
export function createSmtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 10,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    office: 'smtp',
    async send(letter) {
      await transport.sendMail({ from, ...letter })
    },
  }
}
