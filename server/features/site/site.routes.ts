import { appealsContract } from '#contract/appeals.ts'
import { contentNoticesContract } from '#contract/content-notices.ts'
import { siteContract } from '#contract/site.ts'
import { transparencyContract } from '#contract/transparency.ts'
import { keepAnswer } from '#server/platform/http/kept-answer.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { appeal } from './appeals/appeal.service.ts'
import { decideAppeal, readAppeal } from './appeals/decide-appeal.service.ts'
import { readActiveBackground } from './backgrounds/active-background.service.ts'
import { backgroundsRoutes } from './backgrounds/backgrounds.routes.ts'
import { figuresRoutes } from './figures/figures.routes.ts'
import { mailTextsRoutes } from './mail-texts/mail-texts.routes.ts'
import {
  decideNotice,
  type ReportedMessages,
  readNotice,
  readNoticePicture,
  undoKept,
} from './notices/decide-notice.service.ts'
import { findHeroProducts, reportContent, writeToOperator } from './site.service.ts'
import { siteFacts } from './site-facts.service.ts'
import { createTransparency } from './transparency/transparency.service.ts'

/** Where no conversations are served. */
const NO_MESSAGES: ReportedMessages = { remove: async () => {}, restore: async () => {} }

/** Binds the endpoints that need no account, and those by which staff decide about reports. */
export function siteRoutes(context: RouteContext, messages: ReportedMessages = NO_MESSAGES): void {
  const background = keepAnswer((scope: Scope) => readActiveBackground(scope))
  backgroundsRoutes(context)
  figuresRoutes(context)
  mailTextsRoutes(context)
  serve(context, siteContract, {
    'GET /api/background-image/active': (scope, _args, exchange) => background(scope, exchange),
    'GET /api/site/facts': (scope) => siteFacts(scope),
    'GET /api/site/hero-products': (scope) => findHeroProducts(scope),
    'POST /api/contact': (scope, { body }) => writeToOperator(scope, body),
    'POST /api/notices': (scope, { body }) => reportContent(scope, body),
  })
  const transparency = createTransparency()
  serve(context, transparencyContract, { 'GET /api/site/transparency': (scope) => transparency(scope) })
  serve(context, contentNoticesContract, {
    'GET /api/staff/notices/{id}': (scope, { params }) => readNotice(scope, params.id),
    'GET /api/staff/notices/{id}/pictures/{position}': async (scope, { params }, { reply }) => {
      const { content, headers } = await readNoticePicture(scope, params.id, params.position)
      reply.headers(headers)
      return content
    },
    'POST /api/staff/notices/{id}/decision': (scope, { params, body }) =>
      decideNotice(scope, params.id, body, messages.remove),
    'POST /api/staff/notices/{id}/undo': async (scope, { params }) => {
      await undoKept(scope, params.id)
      return { ok: true as const }
    },
  })
  serve(context, appealsContract, {
    'POST /api/appeals': (scope, { body }) => appeal(scope, body),
    'GET /api/staff/appeals/{id}': (scope, { params }) => readAppeal(scope, params.id),
    'POST /api/staff/appeals/{id}/decision': (scope, { params, body }) =>
      decideAppeal(scope, params.id, body, messages),
  })
}
