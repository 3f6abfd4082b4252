import { pushContract } from '#contract/push.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { publicPushKey, subscribe, unsubscribe } from './subscriptions/subscriptions.service.ts'

const OK = { ok: true } as const

/** Registers the calls about push subscriptions. */
export function pushRoutes(context: RouteContext): void {
  serve(context, pushContract, {
    'GET /api/push/key': async (scope) => ({ key: await publicPushKey(scope) }),
    'POST /api/push/subscriptions': async (scope, { body }) => {
      await subscribe(scope, body)
      return OK
    },
    'DELETE /api/push/subscriptions': async (scope, { body }) => {
      await unsubscribe(scope, body.endpoint)
      return OK
    },
  })
}
