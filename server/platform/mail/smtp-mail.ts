import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

/** Sends by SMTP. Timeouts are short, because the job retries. */
export function createSmtpMail(url: string, from: string): Mail {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 10,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    transport: 'smtp',
    async send({ attachments = [], isRequested: _, ...message }) {
      await smtp.sendMail({ from, ...message, attachments: [...attachments] })
      return 'sent'
    },
  }
}
