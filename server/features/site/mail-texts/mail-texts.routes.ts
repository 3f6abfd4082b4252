import { mailTextsContract } from '#contract/mail-texts.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { allowInline } from '#server/platform/http/security-headers.ts'
import { serve } from '#server/platform/http/serve.ts'
import { listMailTexts, orderTestMail, previewMail, resetMailText, setMailText } from './mail-texts.service.ts'

const OK = { ok: true } as const

/** Calls by which staff add to mails. */
export function mailTextsRoutes(context: RouteContext): void {
  serve(context, mailTextsContract, {
    'GET /api/admin/mail-texts': (scope) => listMailTexts(scope),
    'POST /api/admin/mail-texts/{kind}/{language}/preview': (scope, { params, body }) =>
      previewMail(scope, params, body),
    'GET /api/admin/mail-texts/{kind}/{language}/document': (scope, { params, query }, { reply }) => {
      const { subject = '', intro = '', closing = '' } = query
      const { html } = previewMail(scope, params, { subject, intro, closing })
      // The styles of a mail stand in its attributes.
      allowInline(reply, { hasStyleAttributes: true })
      reply.type('text/html; charset=utf-8')
      return Buffer.from(html)
    },
    'PUT /api/admin/mail-texts/{kind}/{language}': async (scope, { params, body }) => {
      await setMailText(scope, params, body)
      return OK
    },
    'POST /api/admin/mail-texts/{kind}/{language}/reset': async (scope, { params, body }) => {
      await resetMailText(scope, params, body)
      return OK
    },
    'POST /api/admin/mail-texts/{kind}/{language}/test': async (scope, { params, body }) => {
      await orderTestMail(scope, params, body)
      return OK
    },
  })
}
