import { ordersContract } from '#contract/orders.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { readOrderFile } from './file/order-file.service.ts'
import { listOrders } from './list-orders.service.ts'
import { reportOrder } from './reporting/report-order.service.ts'
import { makeKey, readTracking, revokeKey } from './server-keys.service.ts'

export function ordersRoutes(context: RouteContext): void {
  serve(context, ordersContract, {
    'POST /api/conversions': (scope, { body }) => reportOrder(scope, body),
    'GET /api/brand/order-tracking': readTracking,
    'POST /api/brand/order-tracking/key': (scope, { body }) => makeKey(scope, body),
    'DELETE /api/brand/order-tracking/key': revokeKey,
    'GET /api/brand/orders': (scope, { query }) => listOrders(scope, query.cursor),
    'POST /api/brand/orders/file': async (scope, { file }) => readOrderFile(scope, await file()),
  })
}
