import { brandEndingsContract } from '#contract/brand-endings.ts'
import { domainDisputesContract } from '#contract/domain-disputes.ts'
import { moderationContract } from '#contract/moderation.ts'
import { staffLogContract } from '#contract/staff-log.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { decide } from './decide.service.ts'
import { readDomainDispute, settleDomainDispute } from './domain-dispute.service.ts'
import { endBrand, readOwnEnding, withdrawEnding } from './endings/end-brand.service.ts'
import { warnBrand } from './endings/warn-brand.service.ts'
import { logFile, readLog } from './log/staff-log.service.ts'
import { readOwnReview, resubmit } from './own-review.service.ts'
import { readItem } from './review-item.service.ts'
import { claimNext, claimOpened, listQueue } from './review-queue.service.ts'

export function moderationRoutes(context: RouteContext): void {
  serve(context, moderationContract, {
    'GET /api/staff/review': (scope, { query }) => listQueue(scope, query.q ?? '', query.queue),
    'POST /api/staff/review/next': (scope, { body }) => claimNext(scope, body),
    'GET /api/staff/review/{type}/{id}': (scope, { params }) => readItem(scope, params.type, params.id),
    'POST /api/staff/review/{type}/{id}/claim': async (scope, { params }) => {
      await claimOpened(scope, params.type, params.id)
      return { ok: true as const }
    },
    'POST /api/staff/review/{type}/{id}/decisions': (scope, { params, body }) => decide(scope, params, body),
    'GET /api/brand/review': readOwnReview,
    'POST /api/brand/review': resubmit,
  })
  serve(context, domainDisputesContract, {
    'GET /api/staff/domains/{id}': (scope, { params }) => readDomainDispute(scope, params.id),
    'POST /api/staff/domains/{id}/settlement': (scope, { params, body }) => settleDomainDispute(scope, params.id, body),
  })
  serve(context, brandEndingsContract, {
    'POST /api/admin/brands/{id}/warning': (scope, { params, body }) => warnBrand(scope, params.id, body),
    'POST /api/admin/brands/{id}/ending': (scope, { params, body }) => endBrand(scope, params.id, body),
    'POST /api/admin/brands/{id}/ending/withdrawal': (scope, { params, body }) =>
      withdrawEnding(scope, params.id, body),
    'GET /api/brand/ending': readOwnEnding,
  })
  serve(context, staffLogContract, {
    'GET /api/admin/log': (scope, { query }) => readLog(scope, query),
    'GET /api/admin/log/entries.csv': async (scope, { query }, { reply }) => {
      reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="protokoll.csv"')
      return Buffer.from(await logFile(scope, query))
    },
  })
}
