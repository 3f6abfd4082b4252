import { billingStaffContract } from '#contract/billing-staff.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { checkLedgerNow } from '../ledger/ledger-check.service.ts'
import { grantCredit, listAccounts, listDunned, readAccount } from './brand-accounts.service.ts'
import { documentsFile, readMonth } from './month-figures.service.ts'
import { setOverride, stopOverride } from './plan-overrides.service.ts'
import { listAllPurchases, readAnyInvoicePdf, readAnyPurchase } from './staff-purchases.service.ts'

/** Binds what staff do with the money of all brands. */
export function staffBillingRoutes(context: RouteContext): void {
  serve(context, billingStaffContract, {
    'GET /api/admin/billing/purchases': (scope, { query }) => listAllPurchases(scope, query),
    'GET /api/admin/billing/purchases/{id}': (scope, { params }) => readAnyPurchase(scope, params.id),
    'GET /api/admin/billing/invoices/{id}/invoice.pdf': async (scope, { params }, { reply }) => {
      const { name, bytes } = await readAnyInvoicePdf(scope, params.id)
      reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`)
      return bytes
    },
    'GET /api/admin/billing/brands': (scope, { query }) => listAccounts(scope, query.q),
    'GET /api/admin/billing/brands/{id}': (scope, { params }) => readAccount(scope, params.id),
    'POST /api/admin/billing/brands/{id}/grants': (scope, { params, body }, exchange) =>
      grantCredit(scope, params.id, { ...body, key: idempotencyKeyOf(exchange) ?? '' }),
    'POST /api/admin/billing/brands/{id}/plan-override': async (scope, { params, body }) => {
      await setOverride(scope, params.id, body)
      return { ok: true as const }
    },
    'POST /api/admin/billing/brands/{id}/plan-override/end': async (scope, { params, body }) => {
      await stopOverride(scope, params.id, body)
      return { ok: true as const }
    },
    'GET /api/admin/billing/ledger-check': checkLedgerNow,
    'GET /api/admin/billing/months/{month}': (scope, { params }) => readMonth(scope, params.month),
    'GET /api/admin/billing/months/{month}/documents.csv': async (scope, { params }, { reply }) => {
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="dokumente-${params.month}.csv"`)
      return Buffer.from(await documentsFile(scope, params.month))
    },
    'GET /api/admin/billing/dunning': listDunned,
  })
}
