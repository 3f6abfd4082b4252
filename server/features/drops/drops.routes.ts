import { dropsContract } from '#contract/drops.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { listAlerts } from './alerts.service.ts'
import { choosePriceDrops } from './price/price-drops.service.ts'
import { cancelSignUp, signUpForRelease } from './sign-up/sign-up.service.ts'
import { readWaiting } from './waiting.service.ts'

const OK = { ok: true } as const

/** Binds sign-ups for drops and the list of a user's alerts. */
export function dropsRoutes(context: RouteContext): void {
  serve(context, dropsContract, {
    'POST /api/products/{id}/notifications': (scope, { params, body }) =>
      signUpForRelease(scope, params.id, body.email),
    'GET /api/brand/products/{id}/waiting': (scope, { params }) => readWaiting(scope, params.id),
    'GET /api/alerts': (scope) => listAlerts(scope),
    'PATCH /api/alerts': async (scope, { body }) => {
      await choosePriceDrops(scope, body.priceDrops)
      return OK
    },
    'DELETE /api/alerts/drops/{id}': async (scope, { params }) => {
      await cancelSignUp(scope, params.id)
      return OK
    },
  })
}
