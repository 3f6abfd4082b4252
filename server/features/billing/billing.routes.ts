import { autoTopupContract } from '#contract/auto-topup.ts'
import { billingContract } from '#contract/billing.ts'
import { creditReturnsContract } from '#contract/credit-returns.ts'
import { invoiceMonthsContract } from '#contract/invoice-months.ts'
import { walletContract } from '#contract/wallet.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { shellOf } from '#server/platform/http/origin.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { signedBodyOf } from '#server/platform/http/signed-body.ts'
import { changeAutoTopup, readAutoTopup } from './auto-topup/auto-topup.service.ts'
import { listMonths, readBookings, readMonth } from './bookkeeping/invoice-months.service.ts'
import { changeAdviser, readAdviser } from './bookkeeping/tax-adviser.service.ts'
import { answerSetupBank, beginSetup, readSetup, saveTestCard } from './cards/card-setups.service.ts'
import { forgetCard, readSavedCard } from './cards/cards.service.ts'
import { placeOrder, quoteOrder } from './checkout/checkout.service.ts'
import { answerTestBank, listPurchases, payByTestCard, readPurchase } from './checkout/purchases.service.ts'
import { refundPurchase } from './checkout/refunds.service.ts'
import { receiveWebhook } from './checkout/webhooks.service.ts'
import { listInvoices, readInvoicePdf } from './invoices/invoices.service.ts'
import { askBack, readReturns, withdrawReturn } from './returns/returns.service.ts'
import { acceptReturn, listReturns, refuseReturn } from './returns/staff-returns.service.ts'
import { entriesFile, readEntries, readSpending, readWallet } from './wallet/wallet.service.ts'

const CSV = 'text/csv; charset=utf-8'

/** Binds months of invoices. */
function monthRoutes(context: RouteContext): void {
  serve(context, invoiceMonthsContract, {
    'GET /api/brand/invoice-months': listMonths,
    'GET /api/brand/invoice-months/{month}/invoices.zip': async (scope, { params }, { reply }) => {
      const archive = await readMonth(scope, params.month)
      reply.type('application/zip').header('content-disposition', `attachment; filename="${params.month}.zip"`)
      return archive
    },
    'GET /api/brand/invoice-months/{month}/bookings.csv': async (scope, { params }, { reply }) => {
      reply.type(CSV).header('content-disposition', `attachment; filename="${params.month}.csv"`)
      return readBookings(scope, params.month)
    },
    'GET /api/brand/tax-adviser': readAdviser,
    'PUT /api/brand/tax-adviser': (scope, { body }) => changeAdviser(scope, body),
  })
}

/** Binds automatic top-ups. */
function autoTopupRoutes(context: RouteContext): void {
  serve(context, autoTopupContract, {
    'GET /api/brand/auto-topup': readAutoTopup,
    'PUT /api/brand/auto-topup': (scope, { body }, { request }) =>
      changeAutoTopup(scope, { ...body, isNative: shellOf(request) !== null }),
  })
}

/** Binds what brands and staff do with credit that is asked back. */
function returnRoutes(context: RouteContext): void {
  serve(context, creditReturnsContract, {
    'GET /api/brand/credit-returns': readReturns,
    'POST /api/brand/credit-returns': (scope, { body }, exchange) =>
      askBack(scope, { ...body, key: idempotencyKeyOf(exchange) ?? '' }),
    'POST /api/brand/credit-returns/{id}/withdraw': (scope, { params }) => withdrawReturn(scope, params.id),
    'GET /api/admin/billing/credit-returns': (scope, { query }) => listReturns(scope, query.of),
    'POST /api/admin/billing/credit-returns/{id}/accept': (scope, { params, body }) =>
      acceptReturn(scope, params.id, body),
    'POST /api/admin/billing/credit-returns/{id}/refuse': async (scope, { params, body }) => {
      await refuseReturn(scope, params.id, body.reason)
      return { ok: true as const }
    },
  })
}

export function billingRoutes(context: RouteContext): void {
  returnRoutes(context)
  autoTopupRoutes(context)
  monthRoutes(context)
  serve(context, walletContract, {
    'GET /api/brand/wallet': readWallet,
    'GET /api/brand/wallet/spending': readSpending,
    'GET /api/brand/wallet/entries': (scope, { query }) => readEntries(scope, query),
    'GET /api/brand/wallet/entries.csv': async (scope, { query }, { reply }) => {
      reply.type(CSV).header('content-disposition', 'attachment; filename="guthaben.csv"')
      return Buffer.from(await entriesFile(scope, query.of))
    },
  })
  serve(context, billingContract, {
    'GET /api/checkout/quote': (scope, { query }) => quoteOrder(scope, query),
    'GET /api/brand/purchases': (scope, { query }) => listPurchases(scope, query.cursor),
    'GET /api/brand/invoices': (scope, { query }) => listInvoices(scope, query.cursor),
    'GET /api/brand/invoices/{id}/invoice.pdf': async (scope, { params }, { reply }) => {
      const { name, bytes } = await readInvoicePdf(scope, params.id)
      reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`)
      return bytes
    },
    'POST /api/checkout': (scope, { body }, exchange) =>
      placeOrder(scope, {
        order: body,
        key: idempotencyKeyOf(exchange) ?? '',
        isNative: shellOf(exchange.request) !== null,
      }),
    'GET /api/checkout/{id}': (scope, { params }) => readPurchase(scope, params.id),
    'POST /api/checkout/{id}/test-card': (scope, { params, body }) => payByTestCard(scope, params.id, body.number),
    'POST /api/checkout/{id}/test-bank': (scope, { params, body }) => answerTestBank(scope, params.id, body.isApproved),
    'GET /api/brand/payment-method': readSavedCard,
    'DELETE /api/brand/payment-method': forgetCard,
    'POST /api/brand/payment-method/setups': (scope, _, exchange) =>
      beginSetup(scope, { key: idempotencyKeyOf(exchange) ?? '', isNative: shellOf(exchange.request) !== null }),
    'GET /api/brand/payment-method/setups/{id}': (scope, { params }) => readSetup(scope, params.id),
    'POST /api/brand/payment-method/setups/{id}/test-card': (scope, { params, body }) =>
      saveTestCard(scope, params.id, body.number),
    'POST /api/brand/payment-method/setups/{id}/test-bank': (scope, { params, body }) =>
      answerSetupBank(scope, params.id, body.isApproved),
    'POST /api/admin/purchases/{id}/refund': (scope, { params, body }, exchange) =>
      refundPurchase(scope, params.id, { ...body, key: idempotencyKeyOf(exchange) ?? '' }),
    'POST /api/webhooks/{provider}': async (scope, { params }, { request }) => {
      const signature = request.headers['stripe-signature']
      const signed = { body: signedBodyOf(request), signature: typeof signature === 'string' ? signature : '' }
      await receiveWebhook(scope, { provider: params.provider, ...signed })
      return { received: true as const }
    },
  })
}
