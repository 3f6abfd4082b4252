import { siteContract } from '#contract/site.ts'
import type { Door } from '#server/platform/http/door.ts'
import { serve } from '#server/platform/http/serve.ts'
import { reportContent, siteFacts, writeToOperator } from './site.service.ts'

/** Binds what anybody may ask and say without an account. */
export function siteRoutes(door: Door): void {
  serve(door, siteContract, {
    'GET /api/site/facts': ({ config }) => siteFacts(config),
    'POST /api/contact': (scope, { body }) => writeToOperator(scope, body),
    'POST /api/notices': (scope, { body }) => reportContent(scope, body),
  })
}
