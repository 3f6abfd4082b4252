import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { readFolderMail } from '../mail/folder-mail.ts'
import { escapeHtml } from '../text/escape-html.ts'
import { allowInline, inlineHash } from './security-headers.ts'

const MOST = 50
const STYLE =
  'body{font:16px/1.5 system-ui;margin:2rem auto;max-width:50rem;padding:0 1rem}' +
  'pre{white-space:pre-wrap;border:1px solid #ccc;padding:1rem;overflow-wrap:anywhere}'
const STYLE_HASHES = [inlineHash(STYLE)]

/** `/dev/mailbox`: the mails of an installation without SMTP, newest first. Never in production. */
export function mailboxRoutes(http: FastifyInstance, config: Config): void {
  http.get('/dev/mailbox', async (request, reply) => {
    const mails = await readFolderMail(join(config.dataDir, 'mail'), MOST)
    reply.header('cache-control', 'no-store')
    if (request.headers.accept?.includes('application/json')) return reply.send(mails)
    const rows = mails.map(({ name, raw }) => `<h2>${escapeHtml(name)}</h2><pre>${escapeHtml(raw)}</pre>`)
    allowInline(reply, { styleHashes: STYLE_HASHES })
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
          `<title>Mailbox</title><style>${STYLE}</style>` +
          `<h1>Mailbox</h1>${rows.join('') || '<p>No mail yet.</p>'}`,
      )
  })
}
